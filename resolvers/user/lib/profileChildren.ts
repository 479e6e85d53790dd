/** The relation of User that holds each type of row of the profile. */
export const profileChildren: Readonly<Record<string, string>> = {
  WorkHistory: 'workHistories',
  SkillSet: 'skillSets',
  Qualification: 'qualifications',
  UserPortfolio: 'portfolios',
  Evaluation: 'evaluations',
  EvaluationComment: 'evaluationComments',
  UserPrefactures: 'userPrefactures',
  UserMainJobs: 'userMainJobs',
};
