/// A view or modifier of this library that is made of others and keeps a state for itself. No reader finds that state in
/// his source: reports do not show it, and nothing flips it.
protocol HidesState {}

extension PhaseAnimator: HidesState {}
extension KeyframeAnimator: HidesState {}
extension PresentedWindowContent: HidesState {}
extension NewDocumentWindow: HidesState {}
extension SearchableModifier: HidesState {}
extension EditButton: HidesState {}
extension ScrollFollower: HidesState {}
