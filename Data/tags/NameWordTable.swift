// SPDX-License-Identifier: Apache-2.0

/// Words in names that say what a thing of a map is, where its tags do not. They are compared as texts are: without case and marks.
package enum NameWords {
  /// Names of bridges end with one of these words.
  package static let bridgeEnds = "bridge viaduct footbridge overbridge brücke viadukt brug bron broen most мост міст köprüsü híd"
  /// Names of bridges begin with one of these words.
  package static let bridgeStarts = "pont viaduc ponte viadotto puente viaducto most мост"
  /// The last word of the name of a bridge ends with one of these.
  package static let bridgeParts = "brücke 大桥 大橋 桥 橋"

  /// What stands behind the name of a station, a phrase a line, long ones first.
  package static let stationEnds = """
    light rail station
    skytrain station
    underground station
    railway station
    subway station
    metro station
    train station
    tube station
    skytrain
    station
    stn
    bahnhof
    bhf
    """

  /// What stands for a name at a shop that is none, a phrase a line.
  package static let vacancies = """
    vacant
    vacant shop
    for lease
    for rent
    to let
    leer
    leerstand
    leerstehend
    à louer
    se alquila
    affittasi
    te huur
    """

  /// Words of notices, which long names of paths are.
  package static let notices =
    "closed caution detour gesperrt umleitung baustelle fermé fermée déviation travaux cerrado desvío chiuso deviazione afgesloten"

  /// Words before the number of a flat or an office.
  package static let units = "unit suite ste apt apartment flat studio room rm office shop"
  /// Words that stand behind the names of streets, and are no street alone; a Gasse or Allee may be one.
  package static let streetEnds = """
    street st str avenue ave av road rd drive dr boulevard blvd lane ln way place pl court ct crescent cres highway hwy terrace square sq parkway pkwy
    circle cir trail close alley mews
    """
  /// Directions, which stand before or behind the name of a street.
  package static let directions = """
    n s e w ne nw se sw north south east west northeast northwest southeast southwest nord sud est ouest norte sur este oeste
    """
}
