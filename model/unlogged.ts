/**
 * The mutations that administrators or job staff may call and whose writes are not logged as `LoggedAs` says, each with
 * the reason: they write an entry in their own way, or concern nobody but the caller.
 */
export const unlogged: Readonly<Record<string, string>> = {
  createConversation: 'stores the entry in its own transaction',
  createUserConversations: 'stores the entry in its own transaction',
  deleteUserConversations: 'stores the entry in its own transaction, unless the member leaves',
  createMessage:
    'stores the entry of an administrator in its own transaction; other authors write for themselves',
  updateUserApplies: 'stores the entry in its own transaction, unless the applicant withdraws',
  proposeMeeting: 'stores the entry in its own transaction, unless the applicant answers',
  takeMeetingTime: 'stores the entry in its own transaction, unless the applicant answers',
  cancelMeeting: 'stores the entry in its own transaction, unless the applicant cancels',
  createApplicationComment: 'the comment itself says who wrote it when',
  updateApplicationComment: 'the comment itself says who changed it when',
  deleteApplicationComment: 'only the caller’s own comment',
  handInScorecard: 'the scorecard itself says who handed it in when',
  amendTerms: 'stores the entry in its own transaction, unless the caller is the talent',
  endContract: 'stores the entry in its own transaction, unless the caller is the talent',
  answerEnding: 'stores the entry in its own transaction, unless the caller is the talent',
  answerAmendment: 'stores the entry in its own transaction, unless the caller is the talent',
  offerTerms: 'stores the entry in its own transaction; a draft is for job staff alone',
  createDataExport: 'stores the entry in its own transaction, unless the data are the caller’s',
  publishSynonyms: 'stores the entry in its own transaction',
  createTalent: 'the function manage-accounts writes the entry once the account exists',
  setTalentEnabled: 'the function manage-accounts writes the entry once the account is changed',
  resetTalentPassword: 'the function manage-accounts writes the entry once the password is reset',
  verifyInsights: 'writes the entry before it starts a check, which changes no record',
  redriveNotices: 'sends again what was sent before; it changes no record',
  runSeed: 'refused in production',
  cancelExport: 'only the caller’s own export',
  createContactMessage: 'stores nothing; the message goes to the operator',
  createFileUpload: 'only a form; the record that names the file is logged',
  createWorkHistoryCompany: 'adds a name to the dictionary that every signed-in person adds to',
  proposeSkill: 'stores nothing; the proposal goes to the operator',
  endSubscriptions: 'ends only the caller’s own subscriptions',
  updateUserNotice: 'only the caller’s own notices',
};
