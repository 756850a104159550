// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import Testing

@testable import GazetteerImport

@Suite struct WebsiteTests {
  @Test(
    "a website is an address of the web, or it is left out",
    arguments: [
      ("https://example.org/a?b=c#d", "https://example.org/a?b=c#d"), ("HTTP://Example.org", "HTTP://Example.org"),
      ("http://exämple.org:8080/ü", "http://exämple.org:8080/ü"), ("https://[2001:db8::1]/", "https://[2001:db8::1]/"),
      ("www.example.org", "http://www.example.org"), ("example.org/a", "http://example.org/a"),
      (" https://a.example ", "https://a.example"), ("https://a.example; https://b.example", "https://a.example"),
      ("https://a.example/x;y=1", "https://a.example/x;y=1"),
      ("javascript:alert(1)", nil), ("JavaScript://example.org/%0aalert(1)", nil), ("data:text/html,x", nil), ("mailto:a@example.org", nil),
      ("ftp://example.org", nil), ("file:///etc/passwd", nil), ("https://", nil), ("https:///a", nil), ("http:example.org", nil),
      ("https://exa mple.org", nil), ("https://example.org/\u{1b}[2J", nil), ("https://example.org/a\nb", nil), ("https://\"><b>.org", nil),
      ("https://example.org:port/", nil), ("//example.org", nil), ("yes", nil), ("n/a", nil), ("", nil), ("...", nil),
      ("https://%65xample.org", nil),
    ] as [(String, String?)])
  func addresses(text: String, address: String?) { #expect(Website.of(text) == address) }

  @Test("a place is kept without a website that is none, and the report counts it")
  func repairs() throws {
    func line(_ id: String, _ website: String) -> String {
      #"{"id":"\#(id)","name":"Bar","location":{"latitude":1,"longitude":2},"phone":"1","website":"\#(website)"}"# + "\n"
    }
    let (records, report) = try imported(line("1", "javascript:alert(1)") + line("2", "example.org") + line("3", "https://example.org"))
    #expect(try records.map { try $0.details?.members().website } == [nil, "http://example.org", "https://example.org"])
    #expect(records.first?.details?.text == #"{"phone":"1"}"#)
    #expect(report.repaired == ["websiteDropped": 1, "websiteCompleted": 1])
  }

  @Test("ids that are folders in an address are refused, with the cure", arguments: [".", ".."])
  func folders(id: String) throws {
    let place = #","name":"Bar","location":{"latitude":1,"longitude":2}"#
    let lines =
      #"{"id":"\#(id)"\#(place)}"# + "\n" + #"{"id":"a","formerIds":["\#(id)"]\#(place)}"# + "\n" + #"{"id":"..."\#(place)}"# + "\n"
    let (records, report) = try imported(lines)
    #expect(records.map(\.id) == ["..."] && report.rejectedByReason == ["badID": 2])
    #expect(report.firstRejects.allSatisfy { $0.contains("give another id") })
  }
}
