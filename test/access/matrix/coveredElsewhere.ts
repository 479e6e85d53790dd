/**
 * The operations that the access matrix cannot test with a successful call, each with the test that calls it
 * successfully.
 */
export const coveredElsewhere: Readonly<Record<string, string>> = {
  amendTerms: 'client-area/amendments: a change needs accepted terms',
  answerAmendment: 'client-area/amendments: an answer needs a proposed change',
  answerTerms: 'talents/terms: an answer needs a sheet that was sent',
  offerTerms: 'talents/terms: terms are offered after an interview',
  updateApplicationComment: 'over-time/table/: the author alone, as long as they work for the job',
  deleteApplicationComment: 'over-time/table/: the author alone, as long as they work for the job',
  proposeMeeting: 'client-area/: job staff begin meetings, while the area is open',
  takeMeetingTime: 'client-area/: it needs a time that is offered',
  cancelMeeting: 'client-area/: it needs a meeting',
  cancelExport: 'accounts/cancelExport: it needs an export that is running',
  createContactMessage: 'its own test: three an hour from one address are soon used up',
  createUser: 'given.aTalent, in every test',
  getFileLink: 'files/: what was uploaded is fetched by its link',
  getInsightCheck: 'administration/verifyingInsights: null until a check has run',
  publishDeletedUserConversations: 'over-time/: the publishing role only, as the closed sockets show',
  publishEndedSubscriptions: 'accounts/endedSockets: the publishing role only, as the ended sockets show',
  publishMessage: 'realtime.test.ts: the system alone, as what arrives shows',
  publishMessageRead: 'realtime.test.ts',
  publishUpdatedMessageRead: 'realtime.test.ts',
  publishSynonyms: 'synonyms.test.ts: it needs the version that is published',
  publishUserConversations: 'realtime.test.ts',
  publishUserNotice: 'notices/: the system alone, as what arrives shows',
  takeBackEmployeeBenefitEdit: 'client-area/: administrators take back what a member edited',
  takeBackOrganizationEdit: 'client-area/: administrators take back what an owner edited',
  takeBackOpenJobEdit: 'client-area/: administrators take back what a member edited',
  updateUserNotice: 'notices/: own notices are marked',
  verifyInsights: 'administration/verifyingInsights: one check runs at a time',
};
