// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GazetteerIndex

@Suite struct IndexCheckTests {
  @Test(
    "what a check found is told on one line, without SQLite's numbers",
    arguments: [
      ("*** in database main ***\nPage 74: unable to get the page. error code=8458", "Page 74: unable to get the page."),
      ("row 3 missing from index a", "row 3 missing from index a"), ("", "its pages do not fit together"),
    ])
  func reasons(_ example: (report: String, reason: String)) {
    #expect(IndexCheck.reason(of: example.report) == example.reason)
  }
}
