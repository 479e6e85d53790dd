import type { HandWritten } from '../HandWritten';

/** Accounts from invitation to erasure, and what people and administrators ask of the house. */
export const accountOperations: Readonly<Record<string, HandWritten>> = {
  'Query.listAuditEntries': { in: 'account', grants: ['admin'], source: 'Insight' },
  'Mutation.createTalent': {
    in: 'user',
    grants: ['admin'],
    steps: {
      account: 'Accounts',
      write: 'Talent',
      settle: { source: 'Talent', file: 'Mutation.createUser.2.settle' },
    },
  },
  'Mutation.setTalentEnabled': { in: 'account', file: 'onAccount', grants: ['admin'], source: 'Accounts' },
  'Mutation.resetTalentPassword': { in: 'account', file: 'onAccount', grants: ['admin'], source: 'Accounts' },
  'Mutation.deleteUser': {
    in: 'user',
    grants: ['owner', 'admin'],
    steps: { write: 'Talent', settle: { source: 'Talent', file: 'Mutation.updateUser.3.settle' } },
    also: ['Insight'],
  },
  'Mutation.cancelUserDeletion': { in: 'user', grants: ['owner', 'admin'], source: 'Talent' },
  'Mutation.createDataExport': {
    in: 'export',
    grants: ['signedIn'],
    steps: { write: 'Insight', settle: 'Insight', start: 'OwnData' },
  },
  'Mutation.createContactMessage': { in: 'contact', grants: ['guest', 'signedIn'], source: 'Contact' },
  'Mutation.runSeed': { in: 'seed', grants: ['admin'], source: 'Seed' },
};
