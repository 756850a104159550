// SPDX-License-Identifier: Apache-2.0

/// Judgments and answers in the two file formats of TREC's tools: `trec_eval -c qrels run` reproduces our figures (`success_1`, `success_5`,
/// `recip_rank`, `ndcg_cut_5`).
///
/// Topics are the ids of cases, documents those of places. In both, `%`, white space and control characters are written `%20` and so on, because
/// fields end at white space. A target without an id is the document `target-1`, `target-2` …, and so is the first answer that meets it. Cases that
/// only say what must not appear have no lines.
package enum TRECFiles {
  /// `topic 0 document grade` for each judged place; expectations without grades have grade 1, places that must not appear 0.
  package static func qrels(_ cases: [JudgedCase]) -> String {
    cases.filter { !$0.targets.isEmpty }.map { judged in
      let targets = judged.targets
      var grades = zip(targets.indices.map { document($0, targets) }, targets.map(\.grade)).map { (document: $0, grade: $1) }
      let wrong = judged.judgments.filter { $0.grade == 0 }.map(\.place) + judged.absent
      grades += wrong.compactMap { place in place.id.map { (document: escaped($0), grade: 0) } }
      var seen: Set<String> = []
      return grades.filter { seen.insert($0.document).inserted }.map { "\(escaped(judged.id)) 0 \($0.document) \($0.grade)\n" }.joined()
    }.joined()
  }

  /// `topic Q0 document rank score profile` for each answer. The score counts down to 1, because tools sort by score and not by rank.
  package static func run(_ run: RunReport) -> String {
    run.results.filter(\.hasTarget).map { result in
      result.documents.enumerated().map { position, document in
        let score = result.documents.count - position
        return "\(escaped(result.id)) Q0 \(document) \(position + 1) \(score) \(escaped(run.profile))\n"
      }.joined()
    }.joined()
  }

  /// The names of answers in both files.
  ///
  /// - Parameter met: the target that each answer meets.
  static func documents(_ ids: [String], met: [Int?], targets: [Judgment]) -> [String] {
    zip(ids, met).map { id, target in target.map { document($0, targets) } ?? escaped(id) }
  }

  private static func document(_ position: Int, _ targets: [Judgment]) -> String {
    targets[position].place.id.map(escaped) ?? "target-\(position + 1)"
  }

  private static func escaped(_ text: String) -> String {
    if text.isEmpty { return "%" }
    return text.unicodeScalars.map { scalar in
      let isPlain = scalar != "%" && !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
      return isPlain
        ? String(scalar) : String(scalar).utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }.joined()
  }
}
