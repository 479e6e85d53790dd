import { entity } from '../Entity';
import { UserPrivateVisibility } from '../visibility/UserPrivateVisibility';
import { User } from './User';

/** Contact data: one row on the private rows, never read with what others are shown. */
export const UserPrivate = entity({
  name: 'UserPrivate',
  in: User,
  isPrivate: true,
  id: 'single',
  owner: 'sub',
  access: {},
  fields: UserPrivateVisibility,
});
