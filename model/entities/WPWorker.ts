import { entity } from '../Entity';
import { everyone, record } from '../visibility/rules';
import { User } from './User';

/** One per person. Published ones stand below their categories too, as cards: `handle-changes` keeps those. */
export const WPWorker = entity({
  name: 'WPWorker',
  in: User,
  id: 'single',
  parent: 'userID',
  access: { delete: ['admin'] },
  limits: { url: 500 },
  fields: [everyone(`${record} userID categories status url user`)],
});
