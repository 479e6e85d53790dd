import { declareEntity } from '../declareEntity';
import { everyone, record } from '../visibility/rules';
import { User } from './User';

/**
 * A talent's registration as a professional; a talent has at most one. While it is published and the talent's
 * profile is public, the function handle-changes stores a card (a copy of some fields of the profile) below
 * each category that the professional has chosen.
 */
export const WPWorker = declareEntity({
  name: 'WPWorker',
  in: User,
  id: 'single',
  parent: 'userID',
  access: { delete: ['admin'] },
  limits: { url: 500 },
  fields: [everyone(`${record} userID categories status url user`)],
});
