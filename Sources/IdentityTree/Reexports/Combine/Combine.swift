@_exported import IdentityTree
