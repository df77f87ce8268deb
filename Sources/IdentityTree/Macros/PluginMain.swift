/// The compiler plug-in: reads requests from standard input, writes answers to standard output, until the input ends.
///
/// It speaks the compiler's plug-in protocol itself (messages in JSON, each behind its length in eight bytes, little
/// end first), so that the package needs no other package.
@main
enum PluginMain {
  static func main() {
    let stream = PluginStream(input: 0, output: 1)
    while let message = stream.read() {
      stream.write(PluginAnswer.answer(to: message))
    }
  }
}
