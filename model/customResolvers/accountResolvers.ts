import type { CustomResolver, CustomResolverStep } from '../CustomResolver';
import { RateLimits } from '../limits/RateLimits';

/**
 * A pipeline step that runs the code of the step `names` of listAuditEntries again, for the names that did not
 * fit into its BatchGet.
 */
const auditNamesStep: CustomResolverStep = { source: 'Talent', file: 'Query.listAuditEntries.2.names' };

/**
 * The custom resolvers for accounts (from invitation to erasure), exports of a person's data, the contact
 * form, the audit log and the seed.
 */
export const accountResolvers: Readonly<Record<string, CustomResolver>> = {
  'Query.listExports': { in: 'export', grants: ['signedIn'], source: 'Insight' },
  'Query.listAuditEntries': {
    in: 'admin',
    grants: ['admin'],
    steps: {
      ...{ rows: 'Insight', names: 'Talent' },
      ...{ moreNames: auditNamesStep, yetMoreNames: auditNamesStep, lastNames: auditNamesStep },
    },
    also: ['Talent', 'OpenJob', 'Conversation', 'Catalog'],
  },
  'Mutation.createTalent': {
    in: 'user',
    grants: ['admin'],
    steps: {
      account: 'Accounts',
      write: 'Talent',
      resolveConflict: { source: 'Talent', file: 'Mutation.createUser.2.resolveConflict' },
    },
    also: ['Catalog'],
  },
  'Mutation.setTalentEnabled': { in: 'admin', file: 'onAccount', grants: ['admin'], source: 'Accounts' },
  'Mutation.resetTalentPassword': { in: 'admin', file: 'onAccount', grants: ['admin'], source: 'Accounts' },
  'Mutation.endSubscriptions': {
    in: 'user',
    grants: ['signedIn'],
    rate: RateLimits.signOut,
    source: 'Insight',
  },
  'Mutation.publishEndedSubscriptions': { in: 'user', grants: ['system'], source: 'None' },
  'Mutation.deleteUser': {
    in: 'user',
    logged: 'requestDeletion',
    grants: ['owner', 'admin'],
    steps: {
      write: 'Talent',
      resolveConflict: { source: 'Talent', file: 'Mutation.updateUser.3.resolveConflict' },
    },
    also: ['Insight'],
  },
  'Mutation.cancelUserDeletion': {
    in: 'user',
    logged: 'withdrawDeletion',
    grants: ['owner', 'admin'],
    source: 'Talent',
  },
  'Mutation.createDataExport': {
    in: 'export',
    grants: ['signedIn'],
    steps: { write: 'Insight', resolveConflict: 'Insight', start: 'OwnData' },
    also: ['Talent'],
  },
  'Mutation.cancelExport': { in: 'export', grants: ['signedIn'], source: 'Insight' },
  'Mutation.createContactMessage': { in: 'notify', grants: ['guest', 'signedIn'], source: 'Contact' },
  'Query.listOpenWork': { in: 'admin', grants: ['admin'], source: 'OpenWork' },
  'Query.countRecords': { in: 'admin', grants: ['admin'], source: 'Seed' },
  'Mutation.runSeed': { in: 'admin', grants: ['admin'], source: 'Seed' },
};
