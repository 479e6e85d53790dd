/**
 * The twelve flags with which talents share parts of their profile. All are false when a profile is
 * registered.
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
