import { declareEntity } from '../declareEntity';
import { adminOnly, ownerOnly, record } from '../visibility/rules';
import { User } from './User';

/**
 * The involvement of a person in a job, such as scouted, recommended or consultant. A person has at most one
 * involvement in each job. Administrators alone appoint consultants and end their involvements; job staff note
 * who was scouted or recommended. Involvements of consultants are internal: a consultant sees their own
 * involvement only while the client area is open. Recommendations are notes within the organization, which the
 * person never sees. Changes have a file of their own (`resolvers/job/updateUserOpenJobs.ts`).
 */
export const UserOpenJobs = declareEntity({
  name: 'UserOpenJobs',
  in: User,
  isPrivate: true,
  id: ['openJobID'],
  parent: 'userID',
  owner: 'owner',
  access: { delete: ['consultant', 'admin'] },
  givesRight: { field: 'involveType', value: 'CONSULTANT', giver: 'appointedBy' },
  fields: [
    ownerOnly(`${record} userID openJobID involveType openJob user owner`),
    ownerOnly('scoutedAt conversationId openedAt repliedAt appliedAt'),
    adminOnly('appointedBy'),
  ],
});
