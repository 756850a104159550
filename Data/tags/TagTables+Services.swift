// SPDX-License-Identifier: Apache-2.0

extension TagTables {
  /// Banks, offices, crafts and other services.
  static let services = """
    amenity=bank | bank finance
    amenity=atm | atm finance
    amenity=bureau_de_change,money_transfer,payment_centre,payment_terminal | finance
    office=accountant,tax_advisor | accounting
    office=financial,financial_advisor | finance
    office=insurance | insurance_agency
    office=lawyer,notary | lawyer
    office=estate_agent,property_management | real_estate_agency
    office=travel_agent | travel_agency
    office=tourism | tourist_information_center
    office=guide | tour_agency
    office=employment_agency | employment_agency
    office=coworking | coworking_space
    office=company,it,engineer,architect,newspaper,publisher,energy_supplier,logistics,construction_company | corporate_office
    office=consulting | consultant
    office=advertising_agency,marketing,graphic_design | marketing_consultant
    office=telecommunication | telecommunications_service_provider
    office=moving_company | moving_company
    office=courier,delivery | courier_service
    office=ngo,charity,foundation | non_profit_organization
    office=association,political_party,union,cooperative,religion,parish | association_or_organization
    office=therapist,physician | health
    office=catering | catering_service
    office=security,cleaning,surveyor,event_management,wedding_planner | service
    office=* | corporate_office
    craft=carpenter,builder,stonemason,tiler,plasterer,joiner,scaffolder,insulation,metal_construction | general_contractor
    craft=electrician | electrician
    craft=plumber,hvac | plumber
    craft=painter | painter
    craft=roofer | roofing_contractor
    craft=locksmith,key_cutter | locksmith
    craft=tailor,dressmaker | tailor
    craft=photographer,shoemaker,watchmaker,optician,upholsterer,bookbinder,clockmaker,blacksmith,jeweller,printer | service
    craft=gardener,beekeeper,basket_maker,cabinet_maker,glaziery,goldsmith,parquet_layer,piano_tuner,pottery,saddler | service
    craft=sawmill,toolmaker,boatbuilder,sculptor,musical_instrument,electronics_repair,cleaning | service
    craft=* | service
    amenity=vending_machine,parcel_locker,post_box,luggage_locker | service
    amenity=dog_toilet,photo_booth | service
    amenity=animal_training | pet_care
    amenity=training_centre,workshop | educational_institution
    club=* | association_or_organization
    man_made=works | manufacturer
    man_made=wastewater_plant,water_works,pumping_station | supplier
    power=plant | supplier
    industrial=factory,brewery | manufacturer
    building=industrial,factory | manufacturer
    building=warehouse | storage
    building=office,commercial | business_center
    landuse=commercial | business_center
    landuse=industrial | business_center
    landuse=retail | shopping_mall
    """
}
