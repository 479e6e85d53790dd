/**
 * The operations that no row of the access matrix can call successfully, each with the test file that does.
 */
export const coveredElsewhere: Readonly<Record<string, string>> = {
  createContactMessage: 'its own test: three an hour from one address are soon used up',
  createUser: 'given.aTalent, in every test',
  getFileLink: 'files/: what was uploaded is fetched by its link',
  publishDeletedUserConversations: 'over-time/: the publishing role only, as the closed sockets show',
  publishMessage: 'realtime.test.ts: the system alone, as what arrives shows',
  publishMessageRead: 'realtime.test.ts',
  publishUpdatedMessageRead: 'realtime.test.ts',
  publishUserConversations: 'realtime.test.ts',
};
