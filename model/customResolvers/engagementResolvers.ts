import type { CustomResolver } from '../CustomResolver';
import { RateLimits } from '../limits/RateLimits';

/** The custom resolvers for engagements (contracts between a talent and an organization) and their reviews. */
export const engagementResolvers: Readonly<Record<string, CustomResolver>> = {
  'Query.listEnishiWorkHistoriesByUser': { in: 'engagement', grants: ['owner', 'admin'], source: 'Talent' },
  'Query.listEnishiWorkHistories': {
    in: 'engagement',
    grants: ['owner', 'client', 'consultant', 'admin'],
    source: 'Talent',
  },
  'Mutation.createEnishiWorkHistory': {
    in: 'engagement',
    grants: ['client', 'consultant', 'admin'],
    rate: RateLimits.assessment,
    steps: {
      read: 'Talent',
      write: 'Talent',
      resolveConflict: { source: 'Talent', file: 'resolveConflict' },
    },
    also: ['OpenJob'],
  },
  'Mutation.updateEnishiWorkHistory': {
    in: 'engagement',
    grants: ['owner', 'client', 'consultant', 'admin'],
    source: 'Talent',
  },
  'Mutation.createEnishiWorkHistoryReview': {
    in: 'engagement',
    grants: ['owner', 'client', 'consultant', 'admin'],
    rate: RateLimits.assessment,
    steps: {
      read: 'Talent',
      write: 'Talent',
      resolveConflict: { source: 'Talent', file: 'resolveConflict' },
    },
  },
  'EnishiWorkHistory.openJob': {
    in: 'job',
    file: 'openJob',
    grants: [],
    source: 'OpenJob',
    one: { entity: 'OpenJob', by: 'openJobId' },
  },
  'EnishiWorkHistory.user': {
    in: 'apply',
    file: 'UserApplies.user',
    grants: [],
    source: 'Talent',
    one: { entity: 'User', by: 'userId' },
  },
  'User.enishiWorkHistoryReviews': { in: 'engagement', grants: [], source: 'Talent' },
};
