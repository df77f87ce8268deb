import Foundation

// What typing is like. Modifiers without an effect in the model are one line each: copy one to add another.

/// The keyboard of a field, as in UIKit.
public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The Return key of a field, as in UIKit.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Capital letters while typing, as in UIKit.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// What a field is for, as in UIKit.
public struct UITextContentType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name in source.
  public var description: String { rawValue }
  private init(_ name: String) { rawValue = name }
  public static let name = UITextContentType("name")
  public static let namePrefix = UITextContentType("namePrefix")
  public static let givenName = UITextContentType("givenName")
  public static let middleName = UITextContentType("middleName")
  public static let familyName = UITextContentType("familyName")
  public static let nameSuffix = UITextContentType("nameSuffix")
  public static let nickname = UITextContentType("nickname")
  public static let jobTitle = UITextContentType("jobTitle")
  public static let organizationName = UITextContentType("organizationName")
  public static let location = UITextContentType("location")
  public static let fullStreetAddress = UITextContentType("fullStreetAddress")
  public static let streetAddressLine1 = UITextContentType("streetAddressLine1")
  public static let streetAddressLine2 = UITextContentType("streetAddressLine2")
  public static let addressCity = UITextContentType("addressCity")
  public static let addressState = UITextContentType("addressState")
  public static let addressCityAndState = UITextContentType("addressCityAndState")
  public static let sublocality = UITextContentType("sublocality")
  public static let countryName = UITextContentType("countryName")
  public static let postalCode = UITextContentType("postalCode")
  public static let telephoneNumber = UITextContentType("telephoneNumber")
  public static let emailAddress = UITextContentType("emailAddress")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType("URL")
  public static let creditCardNumber = UITextContentType("creditCardNumber")
  public static let creditCardExpiration = UITextContentType("creditCardExpiration")
  public static let creditCardSecurityCode = UITextContentType("creditCardSecurityCode")
  public static let creditCardName = UITextContentType("creditCardName")
  public static let username = UITextContentType("username")
  public static let password = UITextContentType("password")
  public static let newPassword = UITextContentType("newPassword")
  public static let oneTimeCode = UITextContentType("oneTimeCode")
  public static let birthdate = UITextContentType("birthdate")
  public static let dateTime = UITextContentType("dateTime")
  public static let flightNumber = UITextContentType("flightNumber")
}

/// Capital letters while typing (https://developer.apple.com/documentation/swiftui/textinputautocapitalization).
public struct TextInputAutocapitalization: Sendable {
  let name: String
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
  init(name: String) { self.name = name }
  /// UIKit's kind.
  public init?(_ type: UITextAutocapitalizationType) {
    self.name = ["never", "words", "sentences", "characters"][type.rawValue]
  }
}

/// The label of the Return key (https://developer.apple.com/documentation/swiftui/submitlabel).
public struct SubmitLabel: Sendable {
  let name: String
  public static var done: SubmitLabel { .init(name: "done") }
  public static var go: SubmitLabel { .init(name: "go") }
  public static var send: SubmitLabel { .init(name: "send") }
  public static var join: SubmitLabel { .init(name: "join") }
  public static var route: SubmitLabel { .init(name: "route") }
  public static var search: SubmitLabel { .init(name: "search") }
  public static var `return`: SubmitLabel { .init(name: "return") }
  public static var next: SubmitLabel { .init(name: "next") }
  public static var `continue`: SubmitLabel { .init(name: "continue") }
}

/// How Writing Tools may change text (https://developer.apple.com/documentation/swiftui/writingtoolsbehavior).
public struct WritingToolsBehavior: Equatable, Sendable {
  let name: String
  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension View {
  /// Sets the keyboard of fields.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { recorded("keyboardType", type) }
  /// Says what fields are for.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    recorded("textContentType", textContentType)
  }
  /// Sets capital letters while typing.
  public nonisolated func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View {
    recorded("textInputAutocapitalization", style?.name)
  }
  /// Sets capital letters while typing (older name).
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    recorded("autocapitalization", style)
  }
  /// Does not correct what is typed.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    inherited("autocorrectionDisabled", \.autocorrectionDisabled, disable)
  }
  /// Does not correct what is typed (older name).
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    inherited("disableAutocorrection", \.disableAutocorrection, disable)
  }
  /// Labels the Return key.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    recorded("submitLabel", submitLabel.name)
  }
  /// How Writing Tools may change text.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    recorded("writingToolsBehavior", behavior.name)
  }
  /// Whether the field finds and replaces text.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { recorded("findDisabled", isDisabled) }
  /// Whether the field replaces text.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("replaceDisabled", isDisabled)
  }
}
