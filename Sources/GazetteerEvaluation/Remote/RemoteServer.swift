// SPDX-License-Identifier: Apache-2.0

/// A server that is asked the same cases, and its form of requests.
///
///     RemoteServer("http://localhost:8080")           // the contract, as `gazetteer serve` and Places (New) speak it
///     RemoteServer("photon=https://photon.komoot.io") // or nominatim=, pelias=
package struct RemoteServer: Sendable, Equatable {
  package enum Form: String, Sendable, CaseIterable {
    /// `POST /v1/places:autocomplete`.
    case places
    /// `GET /api?q=`.
    case photon
    /// `GET /search?q=`.
    case nominatim
    /// `GET /v1/autocomplete?text=`.
    case pelias
  }

  package let form: Form
  /// The URL before the path of the form, without a slash at its end.
  package let base: String
  /// The key for servers that require one; empty for none.
  package let key: String

  /// nil if the text is not a URL with `http://` or `https://`, or begins with an unknown form.
  package init?(_ text: String, key: String = "") {
    var address = text[...]
    var form = Form.places
    if let sign = text.firstIndex(of: "="), !text[..<sign].contains("/") {
      guard let named = Form(rawValue: String(text[..<sign])) else { return nil }
      (form, address) = (named, text[text.index(after: sign)...])
    }
    while address.last == "/" { address.removeLast() }
    guard ["http://", "https://"].contains(where: { address.hasPrefix($0) && address.count > $0.count }),
      !address.contains(where: { $0.isWhitespace || $0.isNewline || $0 == "?" || $0 == "#" })
    else { return nil }
    self.form = form
    base = String(address)
    self.key = key
  }

  /// Its name in reports.
  package var name: String { "\(form.rawValue) \(base)" }
}

/// A request over HTTP.
package struct RemoteRequest: Sendable, Equatable {
  package var url: String
  /// As `name: value`.
  package var headers: [String] = []
  /// A JSON text to post; nil for GET.
  package var body: String?
}

/// The reply of a server.
package struct RemoteReply: Sendable {
  /// The HTTP status; 0 if there was no reply, and the text says why.
  package var status: Int
  package var text: String
  /// From the start of the request to the end of the answer.
  package var microseconds: Double

  package init(status: Int, text: String, microseconds: Double) {
    self.status = status
    self.text = text
    self.microseconds = microseconds
  }
}
