// SPDX-License-Identifier: Apache-2.0
// A request as code to copy. The key is never part of it: the code reads it from the environment, or leaves a place for it.
import { pretty } from "./json.js";

const path = "v1/places:autocomplete";
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

function curl(request, { server, hasKey }) {
  const key = hasKey ? ` \\\n  -H "X-Goog-Api-Key: $GAZETTEER_KEY"` : "";
  return `curl -s ${quoted(server + path)} \\\n  -H 'Content-Type: application/json'${key} \\\n  -d ${quoted(pretty(request))}`;
}

function javaScript(request, { server, hasKey }) {
  const key = hasKey ? `, "X-Goog-Api-Key": key` : "";
  return `const response = await fetch(${JSON.stringify(server + path)}, {
  method: "POST",
  headers: { "Content-Type": "application/json"${key} },
  body: JSON.stringify(${pretty(request).replaceAll("\n", "\n  ")}),
});
const { suggestions = [] } = await response.json();
for (const { placePrediction } of suggestions) console.log(placePrediction?.text.text);`;
}

function swift(request, { server, hasKey }) {
  const key = hasKey ? `\nrequest.setValue(ProcessInfo.processInfo.environment["GAZETTEER_KEY"], forHTTPHeaderField: "X-Goog-Api-Key")` : "";
  const body = pretty(request);
  // More of them than in the text, so that nothing in it ends the literal or is read as code.
  const hashes = "#".repeat(1 + Math.max(0, ...(body.match(/#+/g) ?? []).map(({ length }) => length)));
  return `import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct Answer: Decodable {
  struct Suggestion: Decodable { let placePrediction: Prediction? }
  struct Prediction: Decodable { let placeId: String, text: Text }
  struct Text: Decodable { let text: String }
  let suggestions: [Suggestion]?
}

var request = URLRequest(url: URL(string: ${JSON.stringify(server + path)})!)
request.httpMethod = "POST"
request.setValue("application/json", forHTTPHeaderField: "Content-Type")${key}
request.httpBody = Data(${hashes}"""
${body}
"""${hashes}.utf8)
let (data, _) = try await URLSession.shared.data(for: request)
for suggestion in try JSONDecoder().decode(Answer.self, from: data).suggestions ?? [] {
  print(suggestion.placePrediction?.text.text ?? "a query")
}`;
}

function python(request, { server, hasKey }) {
  const key = hasKey ? `, "X-Goog-Api-Key": os.environ["GAZETTEER_KEY"]` : "";
  return `import json
${hasKey ? "import os\n" : ""}import urllib.request

body = json.loads(r"""
${pretty(request)}
""")
request = urllib.request.Request(
    ${JSON.stringify(server + path)},
    data=json.dumps(body).encode(),
    headers={"Content-Type": "application/json"${key}},
)
with urllib.request.urlopen(request) as response:
    for suggestion in json.load(response).get("suggestions", []):
        print(suggestion.get("placePrediction", {}).get("text", {}).get("text"))`;
}

/** Each form of a request by its name. */
export const forms = { JSON: (request) => pretty(request), curl, JavaScript: javaScript, Swift: swift, Python: python };
