/// How a node changes the transaction of what is below it.
enum TransactionEdit {
  /// Changes it for the subtree (rules 5.3–5.5).
  case edit((inout Transaction) -> Void)
  /// Changes it down to the place where the wrapped content stands (rule 5.8).
  case scope((inout Transaction) -> Void)
  /// The wrapped content of the nearest scope: what held outside of that holds again.
  case endOfScope
}

/// An edit, and the frame for which it counts; `nil` for all.
struct NodeTransactionEdit {
  var edit: TransactionEdit
  var frame: Int?
}

extension Node {
  /// Edits the transaction of the subtree in this and each later update.
  func setTransactionEdit(_ edit: TransactionEdit) {
    ownExtras.transactionEdit = NodeTransactionEdit(edit: edit, frame: nil)
    graph.noteTransactionEdit(lasts: true)
  }

  /// Edits the transaction of the subtree in updates in which a value is another than before.
  func setTransactionEdit<V: Equatable>(_ edit: @escaping (inout Transaction) -> Void, value: V) {
    let extras = ownExtras
    graph.mayHaveImplicitAnimations = true
    if let old = extras.implicit as? V, old != value {
      extras.transactionEdit = NodeTransactionEdit(edit: .edit(edit), frame: graph.frame)
      graph.noteTransactionEdit(lasts: false)
    }
    extras.implicit = value
  }

  func setImplicitAnimation<V: Equatable>(_ animation: Animation?, value: V) {
    setTransactionEdit({ if !$0.disablesAnimations { $0.animation = animation } }, value: value)
  }

  /// The transaction that holds for this node in the current update: the update's own, as the nodes above change it
  /// from the outside in.
  var effectiveTransaction: Transaction {
    guard graph.hasTransactionEdits else { return graph.transaction }
    var edits: [TransactionEdit] = []
    var node: Node? = self
    while let current = node {
      if let found = current.extras?.transactionEdit, found.frame == nil || found.frame == graph.frame {
        edits.append(found.edit)
      }
      node = current.parent
    }
    var transaction = graph.transaction
    var outer: [Transaction] = []
    for edit in edits.reversed() {
      switch edit {
      case .edit(let change): change(&transaction)
      case .scope(let change):
        outer.append(transaction)
        change(&transaction)
      case .endOfScope: if let before = outer.popLast() { transaction = before }
      }
    }
    return transaction
  }
}
