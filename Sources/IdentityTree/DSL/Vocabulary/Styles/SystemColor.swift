/// A color of the system with its values in light and dark appearance, as `0xRRGGBBAA`, of iOS 17.
struct SystemColor: Hashable, Sendable {
  let name: String
  let light: UInt32
  let dark: UInt32

  init(_ name: String, _ light: UInt32, _ dark: UInt32? = nil) {
    self.name = name
    self.light = light
    self.dark = dark ?? light
  }

  static func == (left: SystemColor, right: SystemColor) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  static let red = SystemColor("red", 0xFF3B_30FF, 0xFF45_3AFF)
  static let orange = SystemColor("orange", 0xFF95_00FF, 0xFF9F_0AFF)
  static let yellow = SystemColor("yellow", 0xFFCC_00FF, 0xFFD6_0AFF)
  static let green = SystemColor("green", 0x34C7_59FF, 0x30D1_58FF)
  static let mint = SystemColor("mint", 0x00C7_BEFF, 0x63E6_E2FF)
  static let teal = SystemColor("teal", 0x30B0_C7FF, 0x40C8_E0FF)
  static let cyan = SystemColor("cyan", 0x32AD_E6FF, 0x64D2_FFFF)
  static let blue = SystemColor("blue", 0x007A_FFFF, 0x0A84_FFFF)
  static let indigo = SystemColor("indigo", 0x5856_D6FF, 0x5E5C_E6FF)
  static let purple = SystemColor("purple", 0xAF52_DEFF, 0xBF5A_F2FF)
  static let pink = SystemColor("pink", 0xFF2D_55FF, 0xFF37_5FFF)
  static let brown = SystemColor("brown", 0xA284_5EFF, 0xAC8E_68FF)
  static let white = SystemColor("white", 0xFFFF_FFFF)
  static let gray = SystemColor("gray", 0x8E8E_93FF)
  static let black = SystemColor("black", 0x0000_00FF)
  static let clear = SystemColor("clear", 0)
  static let primary = SystemColor("primary", 0x0000_00FF, 0xFFFF_FFFF)
  static let secondary = SystemColor("secondary", 0x3C3C_4399, 0xEBEB_F599)
  static let accentColor = SystemColor("accentColor", 0x007A_FFFF, 0x0A84_FFFF)
}
