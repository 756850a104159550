// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
  public import Gazetteer
  public import SwiftUI

  // No machine without SwiftUI draws this; the package's tests check its types against a stub of the names used, and what happens with `PlaceWidget`.

  extension View {
    /// Shows a full-screen search while `show` is true, and gives the suggestion that is chosen.
    ///
    /// - Parameters:
    ///   - filter: which places are wanted; nil is all.
    ///   - uiCustomization: how the list looks.
    ///   - initialQuery: the initial text.
    ///   - sessionToken: the token of the search; nil makes one.
    ///   - show: opens the search when it becomes true; becomes false when a suggestion is chosen or the search given up.
    ///   - onSelection: called with the suggestion and the token that the request for its place carries.
    ///   - onError: called with what trying again does not cure.
    @MainActor public func placeAutocomplete(
      filter: AutocompleteFilter? = nil, uiCustomization: AutocompleteUICustomization = AutocompleteUICustomization(),
      initialQuery: String = "", sessionToken: AutocompleteSessionToken? = nil, show: Binding<Bool>,
      onSelection: @escaping (AutocompletePlaceSuggestion, AutocompleteSessionToken) -> Void, onError: @escaping (PlacesError) -> Void
    ) -> some View {
      search(show) {
        PlaceWidget(
          client: PlacesClient.shared, filter: filter, customization: uiCustomization, initialQuery: initialQuery,
          sessionToken: sessionToken,
          selection: .suggestion(onSelection), onError: onError, close: { show.wrappedValue = false })
      }
    }

    /// Shows a full-screen search while `show` is true, and gives the place that is chosen with everything that is known of it.
    ///
    /// - Parameters: as `placeAutocomplete`.
    @MainActor public func basicPlaceAutocomplete(
      filter: AutocompleteFilter? = nil, uiCustomization: AutocompleteUICustomization = AutocompleteUICustomization(),
      initialQuery: String = "", show: Binding<Bool>, onSelection: @escaping (Place) -> Void, onError: @escaping (PlacesError) -> Void
    ) -> some View {
      search(show) {
        PlaceWidget(
          client: PlacesClient.shared, filter: filter, customization: uiCustomization, initialQuery: initialQuery, sessionToken: nil,
          selection: .place(onSelection), onError: onError, close: { show.wrappedValue = false })
      }
    }

    @MainActor private func search(_ show: Binding<Bool>, _ widget: @escaping @MainActor () -> PlaceWidget) -> some View {
      #if os(macOS)
        sheet(isPresented: show) { PlaceWidgetView(widget: widget()) }
      #else
        fullScreenCover(isPresented: show) { PlaceWidgetView(widget: widget()) }
      #endif
    }
  }

  /// A text field, a button for giving up, and the list.
  struct PlaceWidgetView: View {
    @State private var widget: PlaceWidget
    @State private var text: String

    init(widget: PlaceWidget) {
      _widget = State(initialValue: widget)
      _text = State(initialValue: widget.model.text)
    }

    var body: some View {
      VStack {
        HStack {
          TextField("", text: $text).onChange(of: text) { widget.model.sourceTextHasChanged(text) }
          Button("✕") { widget.cancel() }
        }
        List {
          ForEach(widget.model.sections) { section in
            ForEach(section.rows) { row in
              Button {
                widget.model.select(row)
              } label: {
                PlaceRowView(row: row, customization: widget.model.customization)
              }
            }
          }
          if let message = widget.model.message {
            Button(message) { widget.model.retry() }
          }
          if let footer = widget.model.footer {
            Text(footer)
          }
        }
      }
    }
  }

  /// Name, and address below it.
  struct PlaceRowView: View {
    let row: AutocompleteListRow
    let customization: AutocompleteUICustomization

    var body: some View {
      HStack {
        if let icon = row.icon {
          Image(systemName: icon.systemSymbolName).foregroundStyle(customization.theme.color.primary)
        }
        VStack(alignment: .leading) {
          Text(row.primaryText).foregroundStyle(customization.theme.color.onSurface)
          if let address = row.secondaryText {
            Text(address).foregroundStyle(customization.theme.color.onSurfaceVariant)
          }
        }
        .lineLimit(customization.listDensity.lineLimit)
      }
    }
  }
#endif
