// SPDX-License-Identifier: Apache-2.0
#if GAZETTEER_SERVER
  import ArgumentParser
  import GazetteerServer
  import Logging

  /// `gazetteer serve`
  struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "serve",
      abstract: "Answer over HTTP, as the web service does, until told to stop.",
      discussion: """
        The first line on standard output is the address. Programs written for Places (New) or the older service send their requests there; GET /openapi.json \
        describes all routes. SIGTERM and Ctrl-C stop the server after it has answered running requests. SIGHUP, or a new file at the path, makes \
        it switch to the new index without a pause. Messages go to standard error, a JSON object a line.

        Examples:
          gazetteer serve
          gazetteer serve --index world.gaz --port 0
          gazetteer serve --host 0.0.0.0 --api-key-file keys.txt --requests-per-second 20
          gazetteer serve --allow-host places.example.com --metrics-port 9090
          gazetteer serve --cors https://example.com

        Exit codes, besides those of every command: 73 the address cannot be listened at.
        """)

    @OptionGroup var index: LayersOption
    @OptionGroup var ranking: RankingOption

    @Option(help: ArgumentHelp("Name or address to listen at.", valueName: "host"))
    var host = "127.0.0.1"

    @Option(help: ArgumentHelp("Port to listen at; 0 is any free one.", valueName: "port"))
    var port = 8080

    @Option(
      help: ArgumentHelp(
        """
        A name that requests may give this server, or a proxy before it; may be given more than once. Requests with other names in the header Host are \
        refused then, addresses and localhost excepted (default: all names).
        """, valueName: "name"))
    var allowHost: [String] = []

    @Option(
      help: ArgumentHelp(
        "Port for the metrics, with connections of its own; health checks are answered there as well (default: /metrics is at --port).",
        valueName: "port"))
    var metricsPort: Int?

    @OptionGroup var keys: KeyOptions

    @Option(help: ArgumentHelp("An origin whose web pages may send requests, or *; may be given more than once.", valueName: "origin"))
    var cors: [String] = []

    @Flag(help: "Leave out the pages for people, the web component under /ui, and /maps/api/js.")
    var noUI = false

    @Flag(help: "Log what people typed.")
    var logQueries = false

    @Option(
      help: ArgumentHelp(
        "Append what people typed and chose, with hashed sessions, for `gazetteer cases --from-log` (default: nothing).", valueName: "file")
    )
    var choiceLog: String?

    @Option(
      help: ArgumentHelp("Log messages from this level on: debug, info, notice, warning or error; requests are info.", valueName: "level"))
    var logLevel = "info"

    @OptionGroup(title: "Limits") var limits: LimitOptions

    func run() async throws {
      let server = try PlacesServer(indexPaths: index.paths(), options: options(), heedsSignals: true) { address in
        try? StandardOutput.print(address)
      }
      try await server.run()
    }

    private static func hostName(_ text: String) throws -> String {
      if let name = ServerOptions.hostName(text) { return name }
      throw CommandError.invalidOption(
        name: "allow-host", value: text, cure: "Give a name without scheme, port and path, such as places.example.com.")
    }

    private func options() throws -> ServerOptions {
      for (name, value) in [("port", port), ("metrics-port", metricsPort ?? 0)] where !(0...65_535).contains(value) {
        throw CommandError.invalidOption(name: name, value: "\(value)", cure: "Give 0 to 65535.")
      }
      let level: Logger.Level = try choice(logLevel, option: "log-level")
      var options = ServerOptions()
      options.host = host
      options.port = port
      options.apiKeys = try keys.keys()
      options.hostNames = Set(try allowHost.map(Self.hostName))
      options.metricsPort = metricsPort
      options.corsOrigins = Set(cors)
      options.servesUI = !noUI
      options.logsQueries = logQueries
      options.choiceLog = choiceLog
      options.logLevel = level
      options.ranking = try ranking.ranking()
      options.limits = try limits.limits()
      return options
    }
  }
#endif
