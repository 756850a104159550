// SPDX-License-Identifier: Apache-2.0

extension TagTables {
  /// Medicine, care and wellness.
  static let health = """
    amenity=hospital | hospital
    amenity=clinic | medical_clinic
    amenity=doctors | doctor
    amenity=dentist | dentist
    amenity=pharmacy | pharmacy
    amenity=veterinary | veterinary_care
    amenity=nursing_home,social_facility,hospice,retirement_home | health
    amenity=animal_boarding | pet_boarding_service
    amenity=animal_shelter | pet_care
    amenity=health_post | medical_clinic
    healthcare=hospital | hospital
    healthcare=clinic,centre,vaccination_centre,dialysis,birthing_centre | medical_clinic
    healthcare=doctor | doctor
    healthcare=dentist | dentist
    healthcare=pharmacy | pharmacy
    healthcare=laboratory,sample_collection,blood_donation,blood_bank | medical_lab
    healthcare=physiotherapist,rehabilitation | physiotherapist
    healthcare=alternative healthcare:speciality=chiropractic | chiropractor
    healthcare=chiropractor | chiropractor
    healthcare=podiatrist | foot_care
    healthcare=psychotherapist,counselling,alternative,midwife,nurse,optometrist,audiologist | health
    healthcare=* | health
    leisure=spa | spa
    leisure=sauna | sauna
    leisure=tanning_salon | tanning_studio
    leisure=hot_tub | spa
    amenity=spa | spa
    amenity=public_bath | public_bath
    """
}
