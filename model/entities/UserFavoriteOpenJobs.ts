import { entity } from '../Entity';
import { ownerOnly, record } from '../visibility/rules';
import { User } from './User';

/** Kept once by construction: the job is the address. Keeping reads the job first, so it is hand-written. */
export const UserFavoriteOpenJobs = entity({
  name: 'UserFavoriteOpenJobs',
  in: User,
  isPrivate: true,
  id: ['openJobID'],
  parent: 'userID',
  owner: 'owner',
  access: {},
  fields: [ownerOnly(`${record} userID openJobID isFavorite openJob owner`)],
});
