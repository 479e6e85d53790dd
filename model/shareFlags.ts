/**
 * The twelve flags with which talents share parts of their profile. A flag that a registration does not set
 * is stored as false.
 */
export const shareFlags = [
  'isShareFullname',
  'isShareProfileIcon',
  'isShareHistories',
  'isShareCurrentJob',
  'isShareAppetites',
  'isShareWorkTime',
  'isShareHopeSalary',
  'isShareHopeLocationType',
  'isShareAbleAreas',
  'isShareGender',
  'isShareBirthdate',
  'isShareBaseLocation',
] as const;
