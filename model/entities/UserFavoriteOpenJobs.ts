import { declareEntity } from '../declareEntity';
import { ownerOnly, record } from '../visibility/rules';
import { User } from './User';

/**
 * A keep: a job that a talent has saved, at most once, because the job is part of the id. A custom resolver creates it,
 * because it must read the job first.
 */
export const UserFavoriteOpenJobs = declareEntity({
  name: 'UserFavoriteOpenJobs',
  in: User,
  isPrivate: true,
  id: ['openJobID'],
  parent: 'userID',
  owner: 'owner',
  access: {},
  fields: [ownerOnly(`${record} userID openJobID isFavorite openJob owner`)],
});
