import { declareEntity } from '../declareEntity';
import { everyone, record } from '../visibility/rules';

/** A category of professionals. Custom resolvers write it, because its URL must be unique. */
export const WPWorkerCategory = declareEntity({
  name: 'WPWorkerCategory',
  table: 'Catalog',
  lists: [{ field: 'listWPWorkerCategories', index: 'byCreatedAt' }],
  access: { get: ['guest', 'signedIn'], list: ['guest', 'signedIn'] },
  limits: { coverImage: 'picture' },
  fields: [everyone(`${record} name url coverImage description wpWorkers`)],
});
