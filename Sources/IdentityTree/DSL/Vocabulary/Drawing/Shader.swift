import Foundation

/// A library of shader functions (https://developer.apple.com/documentation/swiftui/shaderlibrary).
///
/// Shaders are recorded by name; nothing is drawn.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  /// The library of the app.
  public static let `default` = ShaderLibrary()
  private init() {}
  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
  /// A library of data.
  public init(data: Data) {}
  /// A library of a file.
  public init(url: URL) {}
  /// A function of the app's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function of a shader library (https://developer.apple.com/documentation/swiftui/shaderfunction).
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  /// The library.
  public var library: ShaderLibrary
  /// The name.
  public var name: String
  /// A function by its name.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }
  /// The function with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

extension ShapeStyle where Self == Shader {
  /// A shader.
  public static func shader(_ shader: Shader) -> Shader { shader }
}

/// A shader function with its arguments (https://developer.apple.com/documentation/swiftui/shader).
public struct Shader: Equatable, Sendable, ShapeStyle {
  public typealias Resolved = Never
  /// The function.
  public var function: ShaderFunction
  /// The arguments.
  public var arguments: [Argument]
  /// Whether colors are dithered.
  public var dithersColor = false

  /// A function with arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// A value for a shader.
  public struct Argument: Equatable, Sendable {
    let data: [Double]
    private init(_ data: [Double]) { self.data = data }
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument([Double(x)]) }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument([Double(x), Double(y)]) }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { Argument([point.x, point.y]) }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { Argument([size.width, size.height]) }
    /// A direction.
    public static func float2(_ vector: CGVector) -> Argument { Argument([vector.dx, vector.dy]) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument([Double(x), Double(y), Double(z)])
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument([Double(x), Double(y), Double(z), Double(w)])
    }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(array.map { Double($0) }) }
    /// The bounds of the view.
    public static var boundingRect: Argument { Argument([]) }
    /// A color.
    public static func color(_ color: Color) -> Argument { Argument(color.attributeData) }
    /// Colors.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(array.flatMap(\.attributeData)) }
    /// An image.
    public static func image(_ image: Image) -> Argument { Argument([]) }
    /// Data.
    public static func data(_ data: Data) -> Argument { Argument([]) }
  }

  /// What a shader is used for.
  public struct UsageType: Hashable, Sendable {
    public static let shapeStyle = UsageType()
    public static let colorEffect = UsageType()
    public static let distortionEffect = UsageType()
    public static let layerEffect = UsageType()
  }
  /// Does nothing: there is nothing to compile.
  public func compile(as type: UsageType) async throws {}

  /// The name of the function.
  public var _styleText: String { "shader(\(function.name))" }
  /// The arguments.
  public var _styleData: [Double] { arguments.flatMap(\.data) }
}

extension Shader: AttributeValue {
  var attributeText: String { function.name }
  var attributeData: [Double] { _styleData }
}

extension View {
  /// Changes colors with a shader.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    recorded("colorEffect", isEnabled ? shader : nil, isAnimatable: true)
  }
  /// Moves pixels with a shader.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    recorded("distortionEffect", isEnabled ? shader : nil, isAnimatable: true)
  }
  /// Changes the view's image with a shader.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    recorded("layerEffect", isEnabled ? shader : nil, isAnimatable: true)
  }
}
