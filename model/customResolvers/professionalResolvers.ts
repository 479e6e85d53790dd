import type { CustomResolver } from '../CustomResolver';
import { listedByStatus } from '../listedByStatus';
import { RateLimits } from '../limits/RateLimits';

/** The custom resolvers for professionals: registering, publishing, and listing the professionals of a category. */
export const professionalResolvers: Readonly<Record<string, CustomResolver>> = {
  'Query.getProfessionalItem': { in: 'professional', grants: ['guest', 'signedIn'], source: 'Catalog' },
  'Query.listWPWorkers': listedByStatus,
  'Mutation.createWPWorker': {
    in: 'professional',
    grants: ['owner', 'admin'],
    rate: RateLimits.registration,
    steps: { write: 'Talent', resolveConflict: 'Talent' },
    also: ['Catalog'],
  },
  'Mutation.updateWPWorker': {
    in: 'professional',
    grants: ['admin'],
    steps: { categories: 'Catalog', write: 'Talent' },
  },
  'User.wpWorker': {
    in: 'professional',
    grants: [],
    source: 'Talent',
    one: { entity: 'WPWorker', by: 'sub' },
  },
  'WPWorker.categories': { in: 'professional', grants: [], source: 'Catalog' },
  'WPWorker.user': {
    in: 'professional',
    grants: [],
    source: 'Talent',
    one: { entity: 'User', by: 'userID' },
  },
  'WPWorkerCategory.wpWorkers': { in: 'professional', grants: [], source: 'Catalog' },
  'ProfessionalItem.users': { in: 'professional', grants: [], steps: { item: 'Catalog', cards: 'Talent' } },
};
