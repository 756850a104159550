// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// One step of a search: places to find, the best match that they can be, and what finding them may cost.
///
/// How a text was read is all in the trees. `Collector.run` runs every step in the same way.
struct Step {
  /// Finds every place of the step, and maybe others.
  let tree: QueryTree
  /// The best match that its places can be, as far as this step tells.
  let best: TextMatch
  /// What the places of the tree are when they are nothing better; nil when being found proves nothing.
  var proven: TextMatch?
  /// What of it the budget limits.
  var limit = Limit.nothing
  /// Whether to look first if the tree finds so few places that all of them can be compared.
  var mayBeShort = true
  /// The lists to read when its places are many; nil for the tree as a whole.
  var groups: (() throws -> [Group])?

  /// What the budget of a search limits. Its work is taken from the budget unless that is nothing.
  enum Limit {
    case nothing
    /// The places that it compares, once the first ones are: its lists are read only as far as they are needed.
    case comparisons
    /// Its lists as well: they may be long and have hardly a place in common. Once the budget is spent it is not run, and it ends when it has spent it.
    case lists
  }

  /// Lists that lie within one another by area, so that they are read by area as one.
  struct Group {
    /// Finds the places of all lists by area; nil when none does.
    var area: QueryTree?
    /// The best match that a place of `area` can be; nil for that of the best list.
    var best: TextMatch?
    /// What a place of `area` is when it is nothing better.
    var proven: TextMatch?
    var lists: [List]
  }

  /// Some of the places, in order of importance.
  struct List {
    var tree: QueryTree
    var best: TextMatch
    /// Whether its places are asked for a prefix alone: what else they match, another list or a later tier tells.
    var comparesPrefixOnly = false
    var reading = Reading.inOrder
  }

  /// How a list is read.
  enum Reading {
    /// As far as it can change the answer.
    case inOrder
    /// At once when it has no more places than this.
    case atOnce(most: Int)
  }
}

extension Step {
  /// Reads a tree as a whole.
  init(_ tree: QueryTree, best: TextMatch, proven: TextMatch? = nil) { (self.tree, self.best, self.proven) = (tree, best, proven) }

  /// The lists of the step.
  func allGroups() throws -> [Group] {
    try groups?()
      ?? [Group(area: tree, proven: proven, lists: [List(tree: tree, best: best)])]
  }
}
