import SwiftUI

struct LoginForm: View {
  enum Field: Hashable { case email, password }

  @State private var email = ""
  @State private var password = ""
  @State private var isShown = false
  @State private var message: String?
  @FocusState private var field: Field?

  private var isValid: Bool { email.contains("@") && password.count >= 4 }

  var body: some View {
    Form {
      Section("Account") {
        TextField("Email", text: $email)
          .focused($field, equals: .email)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .keyboardType(.emailAddress)
          .submitLabel(.next)
          .onSubmit { field = .password }
        if isShown {
          TextField("Password", text: $password)
        } else {
          SecureField("Password", text: $password)
            .focused($field, equals: .password)
            .submitLabel(.go)
            .onSubmit(logIn)
        }
        Toggle("Show password", isOn: $isShown)
      }
      Section {
        Button("Log in", action: logIn)
          .disabled(!isValid)
      } footer: {
        if let message {
          Text(message).foregroundStyle(.red)
        }
      }
    }
    .onAppear { field = .email }
  }

  private func logIn() {
    field = nil
    message = password == "swift" ? "Welcome, \(email)" : "Wrong password"
  }
}

#Preview("Login") { LoginForm() }
