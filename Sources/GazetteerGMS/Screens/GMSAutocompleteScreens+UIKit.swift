// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit)
  import Foundation
  import Gazetteer
  import GazetteerUI
  public import UIKit

  // No machine without UIKit draws this; the package's tests check its types against a stub of the names used.

  extension GMSAutocompleteTableDataSource: UITableViewDataSource, UITableViewDelegate {
    /// The rows, or the one line instead of them.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { max(rows.count, message == nil ? 0 : 1) }

    /// A row: name, and address below it.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell) ?? UITableViewCell(style: .subtitle, reuseIdentifier: Self.cell)
      let (rows, colors) = (rows, colors)
      var content = cell.defaultContentConfiguration()
      if rows.indices.contains(indexPath.row) {
        content.attributedText = colors.marked(rows[indexPath.row].primaryText)
        content.secondaryText = rows[indexPath.row].secondaryText.map { String($0.characters) }
      } else {
        content.text = message
      }
      content.secondaryTextProperties.color = colors.secondaryTextColor
      cell.contentConfiguration = content
      cell.backgroundColor = colors.tableCellBackgroundColor
      return cell
    }

    /// Chooses the row; the line of a failure tries again.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      if canRetry { retry() } else { selectRow(at: indexPath.row) }
    }

    private static var cell: String { "GMSAutocompletePrediction" }
  }

  extension GMSAutocompleteLook {
    /// The first line of a row in its colours.
    fileprivate func marked(_ text: AttributedString) -> NSAttributedString {
      let marked = NSMutableAttributedString(string: "")
      for run in text.runs {
        let color = run.autocompleteMatch == nil ? primaryTextColor : primaryTextHighlightColor
        let part = String(text[run.range].characters)
        marked.append(NSAttributedString(string: part, attributes: [.foregroundColor: color]))
      }
      return marked
    }
  }

  extension GMSAutocompleteScreen {
    func addTable() {
      tableView.frame = view.bounds
      tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      tableView.dataSource = table
      tableView.delegate = table
      view.addSubview(tableView)
      showTable()
    }

    /// Draws the list anew.
    func showTable() {
      guard isViewLoaded else { return }
      let colors = table.colors
      view.tintColor = colors.tintColor
      tableView.backgroundColor = colors.tableCellBackgroundColor
      tableView.separatorColor = colors.tableCellSeparatorColor
      tableView.tableFooterView = attributions.map(footer)
      tableView.reloadData()
    }

    private func footer(_ attributions: AttributedString) -> UILabel {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
      label.text = String(attributions.characters)
      label.textColor = table.colors.secondaryTextColor
      label.numberOfLines = 0
      return label
    }
  }
#endif
