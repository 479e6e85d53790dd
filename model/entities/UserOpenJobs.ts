import { entity } from '../Entity';
import { ownerOnly, record } from '../visibility/rules';
import { User } from './User';

/**
 * How a person is involved in a job, at most once per job. Consultants are internal: the consultant does not see
 * the row in their own list.
 */
export const UserOpenJobs = entity({
  name: 'UserOpenJobs',
  in: User,
  isPrivate: true,
  id: ['openJobID'],
  parent: 'userID',
  owner: 'owner',
  access: { update: ['consultant', 'admin'], delete: ['consultant', 'admin'] },
  fields: [ownerOnly(`${record} userID openJobID involveType openJob user owner`)],
});
