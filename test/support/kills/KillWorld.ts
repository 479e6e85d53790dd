import type { Person } from '../api/Person';

/**
 * The people and records with which `npm run faults -- kills` writes: talents, each in a conversation with
 * the administrator, and the jobs and benefits that they find.
 */
export interface KillWorld {
  admin: Person;
  talents: { person: Person; conversationId: string }[];
  jobs: string[];
  benefits: string[];
}
