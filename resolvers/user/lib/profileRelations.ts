/** The relations of User whose children lie in the profile itself. */
export const profileRelations = [
  'workHistories',
  'skillSets',
  'qualifications',
  'portfolios',
  'evaluations',
  'evaluationComments',
  'userPrefactures',
  'userMainJobs',
];
