// SPDX-License-Identifier: Apache-2.0

extension TagTables {
  /// Parks, waters, mountains and land.
  static let nature = """
    leisure=park | park
    leisure=garden garden:type=botanical | botanical_garden
    leisure=garden | garden
    leisure=nature_reserve | nature_preserve
    leisure=dog_park | dog_park
    leisure=playground | playground
    leisure=common,village_green | park
    leisure=recreation_ground | park
    leisure=bird_hide,wildlife_hide | scenic_spot
    leisure=beach_resort,bathing_place | beach
    leisure=fishing_pond | fishing_pond
    natural=beach | beach
    natural=peak,volcano,hill,ridge | mountain_peak natural_feature
    natural=saddle,cliff,rock,stone,arete,valley,gorge,cave_entrance,sinkhole,arch,spring,hot_spring,geyser | natural_feature
    natural=wood | woods natural_feature
    natural=water water=river,canal,stream,oxbow | river natural_feature
    natural=water | lake natural_feature
    natural=bay,strait,cape,peninsula,isthmus,reef,shoal,coastline,fjord | natural_feature
    natural=glacier,wetland,heath,moor,grassland,scrub,fell,sand,dune,mud,bare_rock,scree | natural_feature
    natural=tree,tree_row | landmark
    natural=* | natural_feature
    waterway=river,stream,canal,riverbank | river natural_feature
    waterway=waterfall,rapids | scenic_spot natural_feature
    waterway=dam,weir,lock_gate,dock,boatyard | landmark
    landuse=forest | woods natural_feature
    landuse=reservoir,basin | lake natural_feature
    landuse=vineyard | vineyard
    landuse=recreation_ground,village_green | park
    landuse=farmyard,farmland,orchard,meadow | farm
    landuse=allotments | garden
    landuse=plant_nursery | garden_center
    landuse=quarry,grass,landfill,construction,brownfield,greenhouse_horticulture | point_of_interest
    mountain_pass=yes | natural_feature
    water=lake,reservoir,pond | lake natural_feature
    """
}
