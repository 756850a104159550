// SPDX-License-Identifier: Apache-2.0

/// Articles, prepositions and conjunctions: words that people put into names of places and texts, or leave out, without meaning another place.
package enum FunctionWordTable {
  /// The tag of a language, then its words as they are written.
  ///
  /// Left out are words that as often tell one place from another: the directions `sur`, `sul` and `este`, `para` (Pará), `al` and `på` (Alabama
  /// and Pennsylvania).
  package static let rows: StaticString = """
    en | a an the of in at near on upon and to by for from with
    de | der die das dem den des am an im in bei beim zum zur von vom und auf mit für nahe
    fr | le la les l de du des d en a au aux et un une dans par pour chez sous près
    es | el la los las lo de del en y e a un una con por cerca
    it | il lo la le gli l i di del dello della dei degli delle dell d da in a e ed con per su nel nella presso vicino
    pt | o a os as um uma de do da dos das em no na nos nas e com por perto
    nl | de het een van der den in bij op te ten ter aan en met voor
    pl | w we na nad pod i z ze przy do od u dla
    ru | в во на у и с со к ко из от до под над для около возле
    sv | och i av vid till från för nära den det
    tr | ve ile için
    da | og i af ved til fra for nær den det
    nb | og i av ved til fra for nær den det
    fi | ja lähellä
    cs | a i v ve na nad pod u z ze do k ke od při pro
    hu | a az és
    ro | și în din de la pe cu lângă pentru
    el | και ο η το οι τα του της των στο στη στην στον στα στις στους σε από για με κοντά
    uk | в у на і й та з із зі до від під над біля для
    ca | el la els les l de del dels d i a als en amb per prop
    id | di ke dari dan yang dekat untuk
    he | של את על עם אל ליד
    """
}
