import type { CustomResolver, CustomResolverStep } from '../CustomResolver';
import { RateLimits } from '../limits/RateLimits';

/**
 * The steps that check a job against the posting rules before it is stored as a public job.
 */
const postingSteps: Readonly<Record<string, CustomResolverStep>> = {
  steps: { source: 'OpenJob', file: 'posting.steps' },
  wording: { source: 'None', file: 'posting.wording' },
  hiddenName: { source: 'Catalog', file: 'posting.hiddenName' },
};

/** The custom resolvers for jobs, for the people involved in a job, and for a job's relations. */
export const jobResolvers: Readonly<Record<string, CustomResolver>> = {
  'Query.getOpenJob': {
    in: 'job',
    grants: ['guest', 'signedIn'],
    steps: { job: 'OpenJob', mine: 'Talent' },
  },
  'Query.listSelectionProcessByOpenJob': { in: 'job', grants: ['guest', 'signedIn'], source: 'OpenJob' },
  'Mutation.createOpenJob': {
    in: 'job',
    grants: ['client', 'admin'],
    rate: RateLimits.job,
    steps: { names: 'Catalog', ...postingSteps, write: 'OpenJob' },
  },
  'Mutation.updateOpenJob': {
    in: 'job',
    grants: ['client', 'consultant', 'admin'],
    steps: { names: 'Catalog', ...postingSteps, formerOwners: 'Talent', write: 'OpenJob' },
    also: ['OpenJob', 'Talent', 'Insight'],
  },
  'Mutation.takeBackOpenJobEdit': {
    in: 'job',
    grants: ['admin'],
    steps: {
      entry: 'Insight',
      job: 'Catalog',
      ...postingSteps,
      write: { source: 'OpenJob', file: 'Mutation.updateOpenJob.6.write' },
    },
    also: ['OpenJob'],
  },
  'Mutation.createUserOpenJobs': {
    in: 'job',
    grants: ['client', 'consultant', 'admin'],
    rate: RateLimits.invitation,
    steps: { people: 'Talent', permitted: 'Talent', write: 'Talent', resolveConflict: 'Talent' },
    also: ['OpenJob'],
  },
  'OpenJob.requiredSkillTags': { in: 'job', file: 'OpenJob.skillTags', grants: [], source: 'Catalog' },
  'OpenJob.welcomeSkillTags': { in: 'job', file: 'OpenJob.skillTags', grants: [], source: 'Catalog' },
  'OpenJob.myFavorite': { in: 'job', file: 'OpenJob.mine', grants: [], source: 'Talent' },
  'OpenJob.myApply': { in: 'job', file: 'OpenJob.mine', grants: [], source: 'Talent' },
  'OpenJob.enishiWorkHistories': { in: 'job', file: 'OpenJob.rows', grants: [], source: 'Talent' },
  'OpenJob.favorites': { in: 'job', file: 'OpenJob.rows', grants: [], source: 'Talent' },
  'OpenJob.applyUsers': { in: 'job', file: 'OpenJob.rows', grants: [], source: 'Talent' },
  'OpenJob.userOpenJobs': { in: 'job', file: 'OpenJob.rows', grants: [], source: 'Talent' },
  'OpenJob.conversations': { in: 'job', grants: [], source: 'Conversation' },
  'User.userOpenJobs': { in: 'job', grants: [], source: 'Talent' },
  'UserOpenJobs.openJob': {
    in: 'job',
    file: 'openJob',
    grants: [],
    source: 'OpenJob',
    one: { entity: 'OpenJob', by: 'openJobID' },
  },
  'UserOpenJobs.user': {
    in: 'apply',
    file: 'UserApplies.user',
    grants: [],
    source: 'Talent',
    one: { entity: 'User', by: 'userID' },
  },
};
