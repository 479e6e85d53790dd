import type { CustomResolver, CustomResolverStep } from '../CustomResolver';
import { RateLimits } from '../limits/RateLimits';

/**
 * A pipeline step that runs the code of the step `write` of updateUserApplies again, in case its transaction
 * conflicted with another one.
 */
const moveStep: CustomResolverStep = { source: 'Talent', file: 'Mutation.updateUserApplies.2.write' };

/** The custom resolvers for applications: applying, changing an application's state, and listing applications. */
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
    rate: RateLimits.application,
    steps: { read: 'Talent', staff: 'Talent', write: 'Talent', resolveConflict: 'Talent' },
    also: ['OpenJob', 'Conversation', 'Catalog'],
  },
  'Mutation.updateUserApplies': {
    in: 'apply',
    grants: ['owner', 'client', 'consultant', 'admin'],
    steps: { read: 'Talent', write: 'Talent', second: moveStep, third: moveStep },
    also: ['Conversation', 'OpenJob', 'Insight'],
  },
  'UserApplies.openJob': {
    in: 'job',
    file: 'openJob',
    grants: [],
    source: 'OpenJob',
    one: { entity: 'OpenJob', by: 'openJobID' },
  },
  'UserApplies.history': { in: 'apply', grants: [], source: 'None' },
  'UserApplies.user': { in: 'apply', grants: [], source: 'Talent', one: { entity: 'User', by: 'userID' } },
};
