/** Input fields of a User that only administrators may write. */
export const UserAdminWrites = [
  'isDebug',
  'introducerId',
  'introducerName',
  'nameForClient',
  'introductionForClient',
  'organizationUsersId',
  'isImportFromNotion',
  'notionWorkTimes',
  'notionSalaries',
];
