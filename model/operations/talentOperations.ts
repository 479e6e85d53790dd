import type { HandWritten } from '../HandWritten';

/** What belongs to a person, or is about one, and has a verb of its own. */
export const talentOperations: Readonly<Record<string, HandWritten>> = {
  'Query.listUserEvaluationCommentsByUser': {
    in: 'user',
    grants: ['guest', 'signedIn'],
    steps: { user: 'Talent', comments: 'Talent' },
  },
  'Mutation.updateUserPortfolio': { in: 'user', grants: ['owner', 'admin'], source: 'Talent' },
  'User.evaluationComments': { in: 'user', grants: [], source: 'Talent' },
};
