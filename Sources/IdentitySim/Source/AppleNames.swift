/// Modifiers that exist on a Mac or a phone and not here, by the framework that has them; the names only.
///
/// A test says when the library has come to know one of them.
enum AppleNames {
  static func framework(of modifier: String) -> String? { frameworks[modifier] }

  static let frameworks: [String: String] = {
    var result: [String: String] = [:]
    for (framework, names) in lists {
      for name in names.split(whereSeparator: \.isWhitespace) { result[String(name)] = framework }
    }
    return result
  }()

  private static let lists: [(String, String)] = [
    (
      "Charts",
      """
      chartAngleSelection chartBackground chartForegroundStyleScale chartGesture chartLegend chartLineStyleScale
      chartOverlay chartPlotStyle chartScrollPosition chartScrollTargetBehavior chartScrollableAxes
      chartSymbolScale chartSymbolSizeScale chartXAxis chartXAxisLabel chartXAxisStyle chartXScale chartXSelection
      chartXVisibleDomain chartYAxis chartYAxisLabel chartYAxisStyle chartYScale chartYSelection
      chartYVisibleDomain
      """
    ),
    (
      "MapKit",
      """
      mapCameraKeyframeAnimator mapControlVisibility mapControls mapFeatureSelectionAccessory
      mapFeatureSelectionDisabled mapItemDetailPopover mapItemDetailSheet mapScope mapStyle onMapCameraChange
      """
    ),
    (
      "PassKit",
      """
      onApplePayCouponCodeChange payLaterViewAction payLaterViewDisplayStyle payWithApplePayButtonDisableCardArt
      payWithApplePayButtonStyle transactionPicker verifyIdentityWithWalletButtonStyle
      """
    ),
    (
      "PhotosUI",
      """
      limitedLibraryPicker photosPicker photosPickerAccessoryVisibility photosPickerDisabledCapabilities
      photosPickerStyle postToPhotosSharedAlbumSheet
      """
    ),
    (
      "StoreKit",
      """
      currentEntitlementTask getEarliestAssetPresentation inAppPurchaseOptions manageSubscriptionsSheet
      offerCodeRedemption onInAppPurchaseCompletion onInAppPurchaseStart preferredSubscriptionOffer
      productDescription productIconBorder productViewStyle refundRequestSheet storeButton storeProductTask
      storeProductsTask subscriptionIntroductoryOffer subscriptionOfferViewButtonVisibility
      subscriptionOfferViewDetailAction subscriptionOfferViewStyle subscriptionPromotionalOffer
      subscriptionStatusTask subscriptionStoreButtonLabel subscriptionStoreControlBackground
      subscriptionStoreControlIcon subscriptionStoreControlStyle subscriptionStoreOptionGroupStyle
      subscriptionStorePickerItemBackground subscriptionStorePolicyDestination
      subscriptionStorePolicyForegroundStyle subscriptionStoreSignInAction
      """
    ),
    (
      "SwiftUI",
      """
      appStoreMerchandising appStoreOverlay displayName documentBrowserContextMenu familyActivityPicker
      fileDialogURLEnabled immersiveEnvironmentPicker journalingSuggestionsPicker managedContentStyle menuButtonStyle
      musicSubscriptionOffer newDocument onCameraCaptureEvent onRotate rectifiesColorScheme remoteDeviceIdentifier
      reviewRequest signInWithAppleButtonStyle spatialOverlay spatialOverlayPreferenceValue toolTip topLevelDestination
      visualEffect3D workoutPreview
      """
    ),
    (
      "TipKit",
      """
      popoverTip tipBackground tipBackgroundInteraction tipCornerRadius tipImageSize tipImageStyle tipViewStyle
      """
    ),
    (
      "Translation",
      """
      translationPresentation translationTask
      """
    ),
    (
      "WebKit",
      """
      webViewBackForwardNavigationGestures webViewContentBackground webViewContextMenu
      webViewElementFullscreenBehavior webViewLinkPreviews webViewMagnificationGestures
      webViewOnScrollGeometryChange webViewScrollInputBehavior webViewScrollPosition webViewTextSelection
      """
    ),
  ]
}
