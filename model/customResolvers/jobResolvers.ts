import type { CustomResolver } from '../CustomResolver';

/** Jobs: writing them, and who is concerned with one. */
export const jobResolvers: Readonly<Record<string, CustomResolver>> = {
  'Query.getOrganization': {
    in: 'organization',
    grants: ['guest', 'signedIn'],
    steps: { record: 'Catalog', jobs: 'OpenJob' },
  },
  'Query.listOrganizations': {
    in: 'organization',
    grants: ['guest', 'signedIn'],
    steps: { shown: 'Catalog', hidden: 'Catalog' },
  },
  'Mutation.updateOrganization': { in: 'organization', grants: ['client', 'admin'], source: 'Catalog' },
  'Query.listUserAppliesByOpenJob': {
    in: 'apply',
    grants: ['client', 'consultant', 'admin'],
    steps: { job: 'OpenJob', rows: 'Talent' },
  },
  'Mutation.createOpenJob': {
    in: 'job',
    grants: ['client', 'consultant', 'admin'],
    steps: { consultant: 'Talent', names: 'Catalog', write: 'OpenJob' },
  },
  'Mutation.updateOpenJob': {
    in: 'job',
    grants: ['client', 'consultant', 'admin'],
    steps: { names: 'Catalog', audit: 'Insight', write: 'OpenJob' },
    also: ['OpenJob'],
  },
  'Mutation.createUserOpenJobs': {
    in: 'job',
    grants: ['consultant', 'admin'],
    steps: { write: 'Talent', resolveConflict: 'Talent' },
    also: ['OpenJob'],
  },
  'OpenJob.enishiWorkHistories': { in: 'job', file: 'OpenJob.rows', grants: [], source: 'Talent' },
  'OpenJob.favorites': { in: 'job', file: 'OpenJob.rows', grants: [], source: 'Talent' },
  'OpenJob.applyUsers': { in: 'job', file: 'OpenJob.rows', grants: [], source: 'Talent' },
  'OpenJob.userOpenJobs': { in: 'job', file: 'OpenJob.rows', grants: [], source: 'Talent' },
  'OpenJob.conversations': { in: 'job', grants: [], source: 'Conversation' },
  'User.userOpenJobs': { in: 'job', grants: [], source: 'Talent' },
  'UserOpenJobs.openJob': { in: 'job', file: 'openJob', grants: [], source: 'OpenJob' },
  'UserOpenJobs.user': { in: 'apply', file: 'UserApplies.user', grants: [], source: 'Talent' },
};
