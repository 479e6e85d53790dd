import type { CustomResolver } from '../CustomResolver';

/** The custom resolvers for keeps, the jobs that talents have saved. */
export const keepResolvers: Readonly<Record<string, CustomResolver>> = {
  'Mutation.createUserFavoriteOpenJobs': {
    in: 'keep',
    grants: ['owner'],
    steps: { job: 'OpenJob', write: 'Talent' },
  },
  'Mutation.updateUserFavoriteOpenJobs': { in: 'keep', grants: ['owner'], source: 'Talent' },
  'UserFavoriteOpenJobs.openJob': {
    in: 'job',
    file: 'openJob',
    grants: [],
    source: 'OpenJob',
    one: { entity: 'OpenJob', by: 'openJobID' },
  },
};
