import type { CustomResolver } from '../CustomResolver';

/** The custom resolvers for a talent's profile, contact data and the records below the profile. */
export const talentResolvers: Readonly<Record<string, CustomResolver>> = {
  'Query.getUser': {
    in: 'user',
    grants: ['guest', 'signedIn'],
    steps: { profile: 'Talent', private: 'Talent', audit: 'Insight' },
  },
  'Query.getUserPrivate': {
    in: 'user',
    grants: ['signedIn'],
    steps: { row: 'Talent', audit: 'Insight' },
  },
  'Query.getQualification': { in: 'user', grants: ['guest', 'signedIn'], source: 'Talent' },
  'Query.listWorkHistoryDivisionsByWorkHistory': {
    in: 'user',
    grants: ['guest', 'signedIn'],
    steps: { shares: 'Talent', divisions: 'Talent' },
  },
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
  'Query.listPublicPortfolios': {
    in: 'user',
    grants: ['guest', 'signedIn'],
    steps: { reservations: 'Catalog', users: 'Talent' },
  },
  'Query.isPortfolioPathFree': { in: 'user', grants: ['signedIn'], source: 'Catalog' },
  'Query.getUserAs': {
    in: 'user',
    grants: ['owner', 'admin'],
    steps: { profile: 'Talent', visit: 'Talent' },
  },
  'Mutation.createUser': {
    in: 'user',
    grants: ['owner', 'admin'],
    steps: { write: 'Talent', resolveConflict: 'Talent' },
    also: ['Catalog'],
  },
  'Mutation.updateUser': {
    in: 'user',
    grants: ['owner', 'admin'],
    steps: { stored: 'Talent', write: 'Talent', resolveConflict: 'Talent' },
    also: ['Catalog'],
  },
  'Mutation.agreeToTerms': {
    in: 'user',
    grants: ['owner'],
    steps: {
      write: 'Talent',
      resolveConflict: { source: 'Talent', file: 'Mutation.updateUser.3.resolveConflict' },
    },
  },
  'Mutation.updateUserLastVisitedAt': {
    in: 'user',
    grants: ['owner'],
    steps: { visit: 'Talent', day: 'Talent', record: 'Talent' },
  },
  'Mutation.createUserPrivate': {
    in: 'user',
    grants: ['owner', 'admin'],
    logged: 'changeContact',
    steps: { read: 'Talent', write: 'Talent' },
  },
  'Mutation.updateUserPrivate': {
    in: 'user',
    grants: ['owner', 'admin'],
    logged: 'changeContact',
    source: 'Talent',
  },
  'Mutation.updateUserPrefactures': {
    in: 'user',
    grants: ['owner', 'admin'],
    steps: { places: 'Talent', write: 'Talent' },
  },
  'Mutation.updateUserPortfolio': { in: 'user', grants: ['owner', 'admin'], source: 'Talent' },
  'User.email': { in: 'user', file: 'User.privateField', grants: [], source: 'Talent' },
  'User.tel': { in: 'user', file: 'User.privateField', grants: [], source: 'Talent' },
  'User.address': { in: 'user', file: 'User.privateField', grants: [], source: 'Talent' },
  'User.nearestStation': { in: 'user', file: 'User.privateField', grants: [], source: 'Talent' },
  'User.lastVisitedAt': { in: 'user', file: 'User.privateField', grants: [], source: 'Talent' },
  'User.isSignInEnabled': { in: 'user', grants: [], source: 'Accounts' },
  'User.evaluationComments': { in: 'user', grants: [], source: 'Talent' },
};
