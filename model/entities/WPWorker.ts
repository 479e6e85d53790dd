import { entity } from '../Entity';
import { everyone, record } from '../visibility/rules';
import { User } from './User';

/** One per person. While it is published, `handle-changes` keeps a card of it below each of its categories. */
export const WPWorker = entity({
  name: 'WPWorker',
  in: User,
  id: 'single',
  parent: 'userID',
  access: { delete: ['admin'] },
  limits: { url: 500 },
  fields: [everyone(`${record} userID categories status url user`)],
});
