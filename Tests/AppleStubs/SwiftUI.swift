// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view without anything behind it.
public struct Leaf: View {
  nonisolated init() {}
  public var body: Leaf { Leaf() }
}

extension Optional: View where Wrapped: View {
  public var body: Leaf { Leaf() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Leaf { Leaf() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

extension State where Value: ExpressibleByNilLiteral { public init() { self.init(wrappedValue: nil) } }

@propertyWrapper public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

public struct Color: Hashable, Sendable {
  public init(red: Double, green: Double, blue: Double) {}
  public static let orange = Color(red: 1, green: 0.6, blue: 0)
}

public struct Font: Hashable, Sendable {
  public static func system(size: CGFloat) -> Font { Font() }
}

public enum HorizontalAlignment: Sendable { case leading, center }

public struct Text: View {
  public init(_ text: String) {}
  public init(_ text: AttributedString) {}
  public var body: Leaf { Leaf() }
}

public struct Image: View {
  public init(systemName: String) {}
  public var body: Leaf { Leaf() }
}

public struct TextField: View {
  public init(_ title: String, text: Binding<String>) {}
  public var body: Leaf { Leaf() }
}

public struct Button: View {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> some View) {}
  public var body: Leaf { Leaf() }
}

public struct VStack: View {
  public init(alignment: HorizontalAlignment = .center, @ViewBuilder content: () -> some View) {}
  public var body: Leaf { Leaf() }
}

public struct HStack: View {
  public init(@ViewBuilder content: () -> some View) {}
  public var body: Leaf { Leaf() }
}

public struct List: View {
  public init(@ViewBuilder content: () -> some View) {}
  public var body: Leaf { Leaf() }
}

public struct ForEach: View {
  public init<Data: RandomAccessCollection>(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> some View)
  where Data.Element: Identifiable {}
  public var body: Leaf { Leaf() }
}

extension View {
  public func onChange<Value: Equatable>(of value: Value, _ action: @escaping () -> Void) -> some View { Leaf() }
  public func task<Value: Equatable>(id: Value, _ action: @escaping @MainActor () async -> Void) -> some View { Leaf() }
  public func lineLimit(_ number: Int?) -> some View { Leaf() }
  public func foregroundStyle(_ color: Color) -> some View { Leaf() }
  public func sheet(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View) -> some View { Leaf() }
  public func fullScreenCover(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View) -> some View { Leaf() }
}
