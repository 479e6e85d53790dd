import { entity } from '../Entity';
import { ownerOnly, record } from '../visibility/rules';
import { User } from './User';

/**
 * At most one keep per job: the job is part of the id. A custom resolver creates it, because it reads the job
 * first.
 */
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
