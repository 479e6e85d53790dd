import type { CustomResolver } from '../CustomResolver';

/** Jobs that talents keep. */
export const keepResolvers: Readonly<Record<string, CustomResolver>> = {
  'Mutation.createUserFavoriteOpenJobs': {
    in: 'keep',
    grants: ['owner'],
    steps: { job: 'OpenJob', write: 'Talent' },
  },
  'Mutation.updateUserFavoriteOpenJobs': { in: 'keep', grants: ['owner'], source: 'Talent' },
  'UserFavoriteOpenJobs.openJob': { in: 'job', file: 'openJob', grants: [], source: 'OpenJob' },
};
