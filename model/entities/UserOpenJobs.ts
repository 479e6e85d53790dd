import { entity } from '../Entity';
import { ownerOnly, record } from '../visibility/rules';
import { User } from './User';

/**
 * The involvement of a person in a job, such as scouted, recommended or consultant. A person has at most one
 * involvement in each job. Involvements of consultants are internal: a consultant sees their own involvement
 * only while the client area is open.
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
