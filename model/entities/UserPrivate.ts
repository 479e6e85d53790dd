import { declareEntity } from '../declareEntity';
import { UserPrivateVisibility } from '../visibility/UserPrivateVisibility';
import { User } from './User';

/** A person's contact data: one private row for each person. */
export const UserPrivate = declareEntity({
  name: 'UserPrivate',
  in: User,
  isPrivate: true,
  id: 'single',
  owner: 'sub',
  access: {},
  fields: UserPrivateVisibility,
});
