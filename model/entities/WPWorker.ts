import { entity } from '../Entity';
import { everyone } from '../visibility/everyone';
import { record } from '../visibility/record';
import { User } from './User';

/** One per person. Published ones stand below their categories too, as cards: `handle-changes` keeps those. */
export const WPWorker = entity({
  name: 'WPWorker',
  in: User,
  id: 'single',
  parent: 'userID',
  access: { delete: ['admin'] },
  fields: [everyone(`${record} userID categories status url user`)],
});
