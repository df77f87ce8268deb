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
      accessibilityScrollStatus appStoreMerchandising appStoreOverlay backgroundTask breakthroughEffect
      contentCaptureProtected contentToolbar controlWidgetActionHint controlWidgetStatus dialogPreventsAppTermination
      digitalCrownAccessory displayName documentBrowserContextMenu dragConfiguration dragContainer
      dragContainerSelection dragPreviewsFormation dropConfiguration dropPreviewsFormation exportableToServices
      familyActivityPicker fileDialogCustomizationID fileDialogImportsUnresolvedAliases fileDialogURLEnabled
      fileExporterFilenameLabel handGestureShortcut handPointerBehavior handlesGameControllerEvents hoverEffectGroup
      immersiveEnvironmentPicker importableFromServices journalingSuggestionsPicker listRowPlatterColor
      managedContentStyle menuButtonStyle musicSubscriptionOffer newDocument onCameraCaptureEvent onDragSessionUpdated
      onDropSessionUpdated onImmersionChange onLongTouchGesture onPencilSqueeze onRotate onWorldRecenter pageCommand
      presentationBreakthroughEffect quickLookPreview rectifiesColorScheme remoteDeviceIdentifier reviewRequest
      searchSelection signInWithAppleButtonStyle spatialOverlay spatialOverlayPreferenceValue tabPlacement toolTip
      toolbarItemHidden topLevelDestination touchBarCustomizationLabel touchBarItemPresence touchBarItemPrincipal
      upperLimbVisibility visualEffect3D volumeBaseplateVisibility widgetAccentedRenderingMode widgetCurvesContent
      workoutPreview
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
