const application = 'the relation of an application that the talent has sent to the caller’s job';
const own = 'records and rights of the caller alone';
const jobs = 'jobs, benefits and catalogues: the talents below them come from relations that are asked here';
const conversation =
  'the members of a conversation, whose messages they have; it began before the block or with an application';

/**
 * The operations that answer something about a talent, and how each treats a talent who blocks the organization of the
 * caller. `asked`: `blockCalls` compares it with the answers about a private profile. Otherwise the reason why it
 * needs no comparison.
 */
export const talentOperations: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['getUser', 'getUserByPath', 'getUserAs', 'getUserPrivate', 'getQualification', 'getFileLink'],
      ...[
        'listWorkHistoryDivisionsByWorkHistory',
        'listUserEvaluationCommentsByUser',
        'listPublicPortfolios',
      ],
      ...['isPortfolioPathFree', 'getWPWorkerCategory', 'listWPWorkerCategories', 'getProfessionalItem'],
      ...['listProfessionalItems', 'searchUsers', 'searchUserApplies', 'listInvolvements', 'listTalentTies'],
      ...['listPooledTalents', 'getPooledTalent', 'poolTalent', 'createTalentNote'],
      ...['listUserAppliesByOpenJob', 'listUserAppliesByUser', 'getUserApplies', 'getApplicationReview'],
      ...['getApplicationTerms', 'listEnishiWorkHistories', 'listEnishiWorkHistoriesByUser', 'getOpenJob'],
      ...['createUserOpenJobs', 'createConversation', 'createEvaluation', 'createEvaluationComment'],
      ...['createInterviewLog', 'createEnishiWorkHistory', 'listUserConversations'],
    ].map((name) => [name, 'asked']),
  ),
  ...Object.fromEntries(
    [
      ...['deleteUser', 'cancelUserDeletion', 'createUser', 'updateUser', 'agreeToTerms'],
      ...['updateUserLastVisitedAt', 'createUserEmployeeBenefits', 'createWPWorker', 'createUserApplies'],
      ...['createUserFavoriteOpenJobs', 'updateUserFavoriteOpenJobs', 'searchUserFavoriteOpenJobs'],
    ].map((name) => [name, own]),
  ),
  ...Object.fromEntries(
    [
      ...['getEmployeeBenefit', 'listEmployeeBenefitByCreatedAt', 'searchEmployeeBenefits', 'searchOpenJobs'],
      ...[
        'createEmployeeBenefit',
        'updateEmployeeBenefit',
        'createOpenJob',
        'updateOpenJob',
        'deleteOpenJob',
      ],
    ].map((name) => [name, jobs]),
  ),
  ...Object.fromEntries(
    [
      'updateUserApplies',
      'proposeMeeting',
      'takeMeetingTime',
      'cancelMeeting',
      'updateEnishiWorkHistory',
    ].map((name) => [name, application]),
  ),
  ...Object.fromEntries(
    [
      ...['getConversation', 'createUserConversations', 'updateUserConversations', 'deleteUserConversations'],
      'onCreateUserConversations',
    ].map((name) => [name, conversation]),
  ),
  updateUserOpenJobs: 'an involvement that exists already; asks the same rule as createUserOpenJobs',
  deleteUserOpenJobs: 'members delete none',
};
