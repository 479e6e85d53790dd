import { entity } from '../Entity';
import { everyone, record } from '../visibility/rules';
import { User } from './User';

/**
 * A talent's registration as a professional, at most one for each talent. While it is published and the
 * talent's profile is public, the function handle-changes stores a copy (card) of the talent below each
 * category of the professional.
 */
export const WPWorker = entity({
  name: 'WPWorker',
  in: User,
  id: 'single',
  parent: 'userID',
  access: { delete: ['admin'] },
  limits: { url: 500 },
  fields: [everyone(`${record} userID categories status url user`)],
});
