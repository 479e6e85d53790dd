import type { CustomResolver, CustomResolverStep } from '../CustomResolver';

const contactAudit: CustomResolverStep = { source: 'Insight', file: 'contactAudit' };

/** What belongs to a person, or is about one, and has a verb of its own. */
export const talentResolvers: Readonly<Record<string, CustomResolver>> = {
  'Query.listUserEvaluationCommentsByUser': {
    in: 'user',
    grants: ['guest', 'signedIn'],
    steps: { user: 'Talent', comments: 'Talent' },
  },
  'Query.getUserByPath': {
    in: 'user',
    grants: ['guest', 'signedIn'],
    steps: {
      reservation: 'Catalog',
      profile: { source: 'Talent', file: 'Query.getUser.1.profile' },
      private: { source: 'Talent', file: 'Query.getUser.2.private' },
    },
  },
  'Query.getUserAs': {
    in: 'user',
    grants: ['owner', 'admin'],
    steps: { profile: 'Talent', visit: 'Talent' },
  },
  'Mutation.createUserPrivate': {
    in: 'user',
    grants: ['owner', 'admin'],
    steps: { read: 'Talent', write: 'Talent', audit: contactAudit },
  },
  'Mutation.updateUserPrivate': {
    in: 'user',
    grants: ['owner', 'admin'],
    steps: { write: 'Talent', audit: contactAudit },
  },
  'Query.listEnishiWorkHistoriesByUser': { in: 'engagement', grants: ['owner', 'admin'], source: 'Talent' },
  'Query.listEnishiWorkHistories': {
    in: 'engagement',
    grants: ['owner', 'client', 'consultant', 'admin'],
    source: 'Talent',
  },
  'Mutation.createEnishiWorkHistory': {
    in: 'engagement',
    grants: ['client', 'consultant', 'admin'],
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
    steps: {
      read: 'Talent',
      write: 'Talent',
      resolveConflict: { source: 'Talent', file: 'resolveConflict' },
    },
  },
  'EnishiWorkHistory.openJob': { in: 'job', file: 'openJob', grants: [], source: 'OpenJob' },
  'EnishiWorkHistory.user': { in: 'apply', file: 'UserApplies.user', grants: [], source: 'Talent' },
  'User.enishiWorkHistoryReviews': { in: 'engagement', grants: [], source: 'Talent' },
  'Mutation.updateUserPortfolio': { in: 'user', grants: ['owner', 'admin'], source: 'Talent' },
  'User.evaluationComments': { in: 'user', grants: [], source: 'Talent' },
};
