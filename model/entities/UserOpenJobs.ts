import { entity } from '../Entity';
import { ownerOnly, record } from '../visibility/rules';
import { User } from './User';

/**
 * How a person is involved in a job, once by construction. Who consults is internal: the person the row is
 * about does not list it.
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
