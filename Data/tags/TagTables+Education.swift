// SPDX-License-Identifier: Apache-2.0

extension TagTables {
  /// Schools and what belongs to them.
  static let education = """
    amenity=university | university
    amenity=college | educational_institution
    amenity=school isced:level=1 | primary_school school
    amenity=school school=primary,elementary | primary_school school
    amenity=school isced:level=2,3 | secondary_school school
    amenity=school school=secondary,high,gymnasium | secondary_school school
    amenity=school | school
    amenity=kindergarten | preschool
    amenity=childcare,nursery | child_care_agency
    amenity=library | library
    amenity=public_bookcase | landmark
    amenity=music_school,language_school,prep_school,driving_school,training,art_school | educational_institution
    amenity=research_institute | research_institute
    amenity=toy_library | library
    office=educational_institution,tutoring | educational_institution
    office=research | research_institute
    office=university | academic_department
    building=university | university
    building=college | educational_institution
    building=school | school
    building=kindergarten | preschool
    landuse=education | educational_institution
    """
}
