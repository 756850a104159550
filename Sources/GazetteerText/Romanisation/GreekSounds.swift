// SPDX-License-Identifier: Apache-2.0

/// Greek in Latin letters: as on road signs (ELOT 743), and by pronunciation.
///
/// - `Θεσσαλονίκη` is `thessaloniki`
/// - `Πειραιάς` is `peiraias`, `pireas`
/// - `Χανιά` is `chania`, `hania`
/// - `Εύβοια` is `evvoia`, `evia`
/// - `Μπενάκη Αμπελόκηποι` is `benaki ampelokipoi`, `benaki ambelokipi`
///
/// Foreign names write b, d and g with two letters; typed texts are read in this way, too: Μπούργκας as Burgas.
struct GreekSounds {
  private let way: Romanisation

  init(_ way: Romanisation) { self.way = way }

  /// The Latin letters for each letter of a word; nil when one is unknown.
  func sounds(of word: [UInt32]) -> [String]? {
    let table = way == .informal ? Self.informal : way == .foreign ? Self.foreign : Self.official
    let letters = word.map { Unicode.Scalar($0) ?? " " }
    var sounds: [String] = []
    while sounds.count < letters.count {
      if let pair = pair(letters, sounds.count) {
        sounds += pair
      } else {
        guard let sound = table[word[sounds.count]] else { return nil }
        sounds.append(sound)
      }
    }
    return sounds
  }

  /// The sounds of two letters that form a unit, one string for each.
  private func pair(_ letters: [Unicode.Scalar], _ index: Int) -> [String]? {
    guard index + 1 < letters.count else { return nil }
    let byEar = way == .informal
    switch (letters[index], letters[index + 1]) {
    case ("μ", "π") where way == .foreign: return ["b", ""]
    case ("ν", "τ") where way == .foreign: return ["d", ""]
    case ("γ", "κ") where way == .foreign: return ["g", ""]
    case ("ο", "υ") where way == .foreign: return ["u", ""]
    case ("α", "υ"), ("ε", "υ"), ("η", "υ"): return [Self.vowel(letters[index]), consonant(letters, index + 1)]
    case ("ο", "υ"): return ["o", "u"]
    case ("α", "ι") where byEar: return ["e", ""]
    case ("ε", "ι") where byEar, ("ο", "ι") where byEar, ("υ", "ι") where byEar: return ["i", ""]
    case ("γ", "γ"): return ["n", "g"]
    case ("γ", "ξ"): return ["n", "x"]
    case ("γ", "χ"): return ["n", byEar ? "h" : "ch"]
    case ("γ", "κ") where byEar: return isAfterVowel(letters, index) ? ["n", "g"] : ["g", ""]
    case ("μ", "π") where index == 0: return ["b", ""]
    case ("μ", "π") where byEar: return ["m", "b"]
    case ("ν", "τ") where byEar: return isAfterVowel(letters, index) ? ["n", "d"] : ["d", ""]
    default: return nil
    }
  }

  private func isAfterVowel(_ letters: [Unicode.Scalar], _ index: Int) -> Bool {
    index > 0 && ["α", "ε", "η", "ι", "ο", "υ", "ω", "ϊ", "ϋ"].contains(letters[index - 1])
  }

  private static func vowel(_ letter: Unicode.Scalar) -> String { letter == "α" ? "a" : letter == "ε" ? "e" : "i" }

  /// The υ of αυ, ευ and ηυ: f before voiceless letters and at the end, else v. Silent before β.
  private func consonant(_ letters: [Unicode.Scalar], _ index: Int) -> String {
    guard index + 1 < letters.count else { return "f" }
    switch letters[index + 1] {
    case "θ", "κ", "ξ", "π", "σ", "τ", "φ", "χ", "ψ": return "f"
    case "β" where way == .informal: return ""
    default: return "v"
    }
  }

  private static let official = SoundTable(
    """
    α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s τ t υ y φ f χ ch ψ ps ω o ϊ i ϋ y
    """)
  private static let foreign = official.with("υ i χ h ϋ i")
  private static let informal = official.with("υ i χ h ϋ i")
}
