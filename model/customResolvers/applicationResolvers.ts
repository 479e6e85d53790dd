import type { CustomResolver, CustomResolverStep } from '../CustomResolver';

/** Repeats the transaction after a conflict with another one. */
const moveStep: CustomResolverStep = { source: 'Talent', file: 'Mutation.updateUserApplies.2.write' };

/** Applications: applying, moving an application on, and lists of applications. */
export const applicationResolvers: Readonly<Record<string, CustomResolver>> = {
  'Query.listUserAppliesByUser': { in: 'apply', grants: ['owner', 'admin'], source: 'Talent' },
  'Query.listUserAppliesByOpenJob': {
    in: 'apply',
    grants: ['client', 'consultant', 'admin'],
    steps: { job: 'OpenJob', rows: 'Talent' },
  },
  'Mutation.createUserApplies': {
    in: 'apply',
    grants: ['owner'],
    steps: { read: 'Talent', staff: 'Talent', write: 'Talent', resolveConflict: 'Talent' },
    also: ['OpenJob', 'Conversation', 'Catalog'],
  },
  'Mutation.updateUserApplies': {
    in: 'apply',
    grants: ['owner', 'client', 'consultant', 'admin'],
    steps: { read: 'Talent', write: 'Talent', second: moveStep, third: moveStep },
    also: ['Conversation', 'OpenJob'],
  },
  'UserApplies.openJob': { in: 'job', file: 'openJob', grants: [], source: 'OpenJob' },
  'UserApplies.history': { in: 'apply', grants: [], source: 'None' },
  'UserApplies.user': { in: 'apply', grants: [], source: 'Talent' },
};
