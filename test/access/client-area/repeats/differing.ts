interface Differing {
  /** The mutations, by their names. */
  mutations: RegExp;
  /**
   * What the repetition answers: the type of an error; `fields`, if it answers the same but for these fields; or nothing
   * for a mutation that the test does not call.
   */
  second?: { error: string } | { fields: readonly string[] };
  /** What is stored or sent again nevertheless, by the kinds of `countStored`. */
  again?: readonly string[];
  /** Why a repetition differs, or why it is not called. */
  why: string;
}

/**
 * The mutations whose repetition does not answer what the first call answered, or that the test cannot call, each with
 * the reason. All others answer the same and store nothing twice.
 */
export const differing: readonly Differing[] = [
  {
    mutations: /^createContactMessage$/,
    second: { fields: [] },
    again: ['Once#contact', 'post in '],
    why: 'guests write it without an account or a token; what arrives twice is read twice, of a few messages an hour',
  },
  {
    mutations: /^delete(?!User$)/,
    second: { error: 'NotFound' },
    why: 'what is deleted is missing, for everybody',
  },
  {
    mutations: /^update(?!UserApplies$|WPWorker$|UserEmployeeBenefits$|WorkHistoryCompany$|UserNotice$)/,
    second: { fields: ['editedAt', 'readAt', 'updatedAt', 'version'] },
    why: 'the same values are stored again; editors send the version that they have seen, with which it is refused',
  },
  {
    mutations: /^update(WPWorker|UserEmployeeBenefits)$/,
    second: { error: 'Conflict' },
    why: 'the status is reached already; of two administrators one is told so',
  },
  {
    mutations: /^(deleteUser|cancelUserDeletion)$/,
    second: { error: 'Conflict' },
    why: 'the account ends on the day that the first request has set, and on no later one; its page shows that day',
  },
  {
    mutations: /^answer(Terms|Amendment)$/,
    second: { fields: ['hash'] },
    why: 'the hash of the accepted document follows the acceptance within seconds',
  },
  {
    mutations: /^updateWorkHistoryCompany$/,
    second: { error: 'NotFound' },
    why: 'the id of a name in the dictionary follows from the name, which has changed',
  },
  {
    mutations: /^takeBack/,
    why: 'an edit that was taken back is none any more: Conflict, as client-area/cases/ expect',
  },
  {
    mutations: /^publish/,
    why: 'the system alone publishes to subscribers and stores nothing; synonyms carry the version that is published',
  },
  {
    mutations: /^(createTalent|setTalentEnabled|resetTalentPassword)$/,
    why: 'administrators’ calls of the user pool, which knows no repetition: an email is registered once, each reset makes another password',
  },
  {
    mutations: /^(createFileUpload|createDataExport|cancelExport|endSubscriptions|updateUserNotice)$/,
    why: 'about the caller’s own things, in everythingDone: a form, an export by its token, and states that are set again',
  },
  {
    mutations: /^(answerComplaint|verifyInsights|redriveNotices|runSeed)$/,
    why: 'one answers, one check runs at a time, and what is queued again is not there any more: Conflict or nothing to do',
  },
];
