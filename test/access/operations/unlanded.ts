/** Specified, and not there yet: shrinks to nothing. */
export const unlanded: readonly string[] = [
  'listConversations',
  'listAuditEntries',
  'notifyEmailForNewMessage',
  'deleteUser',
  'createTalent',
  'setTalentEnabled',
  'resetTalentPassword',
  'createDataExport',
  'cancelUserDeletion',
  'createContactMessage',
  'runSeed',
];
