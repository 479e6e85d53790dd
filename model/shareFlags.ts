/** The twelve flags with which talents share parts of their profile; all are false at registration. */
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
