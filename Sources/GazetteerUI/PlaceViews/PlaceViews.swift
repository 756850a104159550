// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
  public import Gazetteer
  public import SwiftUI

  // No machine without SwiftUI draws this; the package's tests check its types against a stub of the names used, and what happens with the models.

  /// The details of a place.
  @MainActor public struct PlaceDetailsView: View {
    /// What is shown unless something else is asked for.
    public static let standardContent: Set<PlaceDetailsContent> = PlaceDetailsContent.all
    /// Everything.
    public static let allContent: Set<PlaceDetailsContent> = PlaceDetailsContent.all

    @Binding private var query: PlaceDetailsQuery
    @State private var model: PlaceDetailsModel
    private let theme: PlacesMaterialTheme

    /// A view of the place that the query names; another query loads another place.
    ///
    /// - Parameter placeDetailsCallback: called with each place that was loaded, and with each failure.
    public init(
      orientation: PlaceViewOrientation = .vertical, query: Binding<PlaceDetailsQuery>, configuration: PlaceDetailsConfiguration,
      placeDetailsCallback: ((PlaceDetailsResult) -> Void)? = nil
    ) {
      _query = query
      theme = configuration.theme
      let model = PlaceDetailsModel(client: PlacesClient.shared, content: configuration.content)
      model.onResult = placeDetailsCallback
      _model = State(initialValue: model)
    }

    /// What is drawn.
    public var body: some View {
      PlaceDetailsLines(model: model, theme: theme, lineLimit: nil).task(id: query) { await model.load(query) }
    }
  }

  /// The details of a place in little room.
  @MainActor public struct PlaceDetailsCompactView: View {
    /// What is shown unless something else is asked for.
    public static let standardContent: Set<PlaceDetailsCompactContent> = PlaceDetailsCompactContent.all
    /// Everything.
    public static let allContent: Set<PlaceDetailsCompactContent> = PlaceDetailsCompactContent.all

    @Binding private var query: PlaceDetailsQuery
    @State private var model: PlaceDetailsModel
    private let configuration: PlaceDetailsCompactConfiguration

    /// A view of the place that the query names; another query loads another place. Without photos both orientations are the same.
    ///
    /// - Parameter placeDetailsCallback: called with each place that was loaded, and with each failure.
    public init(
      orientation: PlaceViewOrientation = .vertical, query: Binding<PlaceDetailsQuery>, configuration: PlaceDetailsCompactConfiguration,
      placeDetailsCallback: ((PlaceDetailsResult) -> Void)? = nil
    ) {
      _query = query
      self.configuration = configuration
      let model = PlaceDetailsModel(client: PlacesClient.shared, compactContent: configuration.content)
      model.onResult = placeDetailsCallback
      _model = State(initialValue: model)
    }

    /// What is drawn.
    public var body: some View {
      PlaceDetailsLines(model: model, theme: configuration.theme, lineLimit: configuration.preferTruncation ? 1 : nil)
        .task(id: query) { await model.load(query) }
    }
  }

  /// A list of found places.
  ///
  /// A change of the request searches again when it is another text or area.
  @MainActor public struct PlaceSearchView: View {
    /// What is shown unless something else is asked for.
    public static let standardContent: Set<PlaceSearchContent> = PlaceSearchContent.all
    /// Everything.
    public static let allContent: Set<PlaceSearchContent> = PlaceSearchContent.all

    @Binding private var request: PlaceSearchViewRequest
    @State private var model: PlaceSearchModel
    private let configuration: PlaceSearchConfiguration

    /// A list of the places that the request finds.
    public init(
      orientation: PlaceViewOrientation = .vertical, request: Binding<PlaceSearchViewRequest>, configuration: PlaceSearchConfiguration
    ) {
      _request = request
      self.configuration = configuration
      _model = State(
        initialValue: PlaceSearchModel(client: PlacesClient.shared, content: configuration.content, selectable: configuration.selectable))
    }

    /// Calls back with the places of each list.
    public func onLoad(_ action: @escaping ([Place]) -> Void) -> PlaceSearchView {
      model.onLoad = action
      return self
    }

    /// Calls back with each failure.
    public func onRequestError(_ action: @escaping (PlacesError) -> Void) -> PlaceSearchView {
      model.onRequestError = action
      return self
    }

    /// Calls back with each place that is selected.
    public func onPlaceSelected(_ action: @escaping (Place) -> Void) -> PlaceSearchView {
      model.onPlaceSelected = action
      return self
    }

    /// What is drawn.
    public var body: some View {
      List {
        if configuration.attributionPosition == .top { PlaceSources(sources: model.attributions, theme: configuration.theme) }
        ForEach(model.rows) { row in
          Button {
            model.select(row)
          } label: {
            PlaceLines(
              title: row.title, lines: row.lines, theme: configuration.theme, lineLimit: configuration.preferTruncation ? 1 : nil)
          }
        }
        if let message = model.message { Text(message).foregroundStyle(configuration.theme.color.negative) }
        if configuration.attributionPosition == .bottom { PlaceSources(sources: model.attributions, theme: configuration.theme) }
      }
      .task(id: "\(request)") { await model.load(request) }
    }
  }

  /// A place with its sources, or the message.
  struct PlaceDetailsLines: View {
    let model: PlaceDetailsModel
    let theme: PlacesMaterialTheme
    let lineLimit: Int?

    var body: some View {
      VStack(alignment: .leading) {
        PlaceLines(title: model.title, lines: model.lines, theme: theme, lineLimit: lineLimit)
        if let message = model.message { Text(message).foregroundStyle(theme.color.negative) }
        if let sources = model.attributions { PlaceSources(sources: [sources], theme: theme) }
      }
    }
  }

  /// The name, and a line for each thing that is told.
  struct PlaceLines: View {
    let title: String
    let lines: [PlaceViewLine]
    let theme: PlacesMaterialTheme
    let lineLimit: Int?

    var body: some View {
      VStack(alignment: .leading) {
        Text(title).foregroundStyle(theme.color.onSurface)
        ForEach(lines) { line in
          HStack {
            if let symbol = line.systemSymbolName {
              Image(systemName: symbol).foregroundStyle(theme.color.primary)
            }
            Text(line.texts.joined(separator: "\n")).foregroundStyle(theme.color.onSurfaceVariant)
          }
        }
      }
      .lineLimit(lineLimit)
    }
  }

  /// What has to be shown with the data.
  struct PlaceSources: View {
    let sources: [AttributedString]
    let theme: PlacesMaterialTheme

    var body: some View {
      Text(sources.reduce(AttributedString()) { $0 + $1 + AttributedString(" ") }).foregroundStyle(theme.color.onSurfaceVariant)
    }
  }
#endif
