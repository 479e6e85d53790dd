import { entity } from '../Entity';
import { ownerOnly } from '../visibility/ownerOnly';
import { record } from '../visibility/record';
import { User } from './User';

/** Contact data: one row on the desk, never read with what others are shown. */
export const UserPrivate = entity({
  name: 'UserPrivate',
  plural: 'UserPrivates',
  in: User,
  desk: true,
  id: 'single',
  owner: 'sub',
  access: {},
  fields: [ownerOnly(`${record} sub name phoneticName email tel address nearestStation belongsTo`)],
});
