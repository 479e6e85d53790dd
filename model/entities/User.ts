import { declareEntity } from '../declareEntity';
import { WorkConditions } from '../rules/WorkConditions';
import { UserVisibility } from '../visibility/UserVisibility';

/**
 * A talent: the root record of the profile. Custom resolvers write it. Contact data are stored separately, in
 * UserPrivate.
 */
export const User = declareEntity({
  name: 'User',
  table: 'Talent',
  id: 'single',
  owner: 'owner',
  access: {},
  adminOnlyInputs: [
    'isDebug',
    'introducerId',
    'introducerName',
    'nameForClient',
    'introductionForClient',
    'organizationUsersId',
    'isImportFromNotion',
    'notionWorkTimes',
    'notionSalaries',
  ],
  limits: {
    ...WorkConditions.limits,
    lastName: 50,
    firstName: 50,
    lastNameKana: 50,
    firstNameKana: 50,
    displayName: 50,
    description: 2000,
    otherHopes: 1000,
    profileIcon: 'picture',
    coverImage: 'picture',
    resumeFile: 'file',
    facebookUrl: { hosts: ['facebook.com', 'fb.com'] },
    linkedinUrl: { hosts: ['linkedin.com'] },
    twitterUrl: { hosts: ['twitter.com', 'x.com'] },
    instagramUrl: { hosts: ['instagram.com'] },
    introductionForClient: { upTo: 4000 },
    triggerForRegistrationDescription: { upTo: 4000 },
  },
  rules: WorkConditions.rules,
  fields: UserVisibility,
  relations: {
    organization: { kind: 'one', entity: 'Organization', by: 'organizationUsersId' },
    mainJob: { kind: 'one', entity: 'Job', by: 'userMainJobId' },
    baseLocation: { kind: 'one', entity: 'Prefacture', by: 'userBaseLocationId' },
    workHistories: { kind: 'many', entity: 'WorkHistory' },
    skillSets: { kind: 'many', entity: 'SkillSet' },
    qualifications: { kind: 'many', entity: 'Qualification' },
    portfolios: { kind: 'many', entity: 'UserPortfolio' },
    resumes: { kind: 'many', entity: 'UserResume' },
    enishiWorkHistories: { kind: 'many', entity: 'EnishiWorkHistory' },
    evaluationComments: { kind: 'many', entity: 'EvaluationComment' },
    evaluations: { kind: 'many', entity: 'Evaluation' },
    interviewLogs: { kind: 'many', entity: 'InterviewLog' },
    userPrefactures: { kind: 'many', entity: 'UserPrefactures' },
    userMainJobs: { kind: 'many', entity: 'UserMainJobs' },
    applies: { kind: 'many', entity: 'UserApplies' },
    usedEmployeeBenefits: { kind: 'many', entity: 'UserEmployeeBenefits' },
    favoriteOpenJobs: { kind: 'many', entity: 'UserFavoriteOpenJobs' },
  },
});
