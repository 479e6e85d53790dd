import { entity } from '../Entity';
import { UserPrivateVisibility } from '../visibility/UserPrivateVisibility';
import { User } from './User';

/** Contact data: a single private row. */
export const UserPrivate = entity({
  name: 'UserPrivate',
  in: User,
  isPrivate: true,
  id: 'single',
  owner: 'sub',
  access: {},
  fields: UserPrivateVisibility,
});
