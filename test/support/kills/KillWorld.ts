import type { Person } from '../api/Person';

/**
 * The people and records that the writers of `npm run prove kills` use: talents, each in a conversation
 * with the administrator, and jobs and benefits.
 */
export interface KillWorld {
  admin: Person;
  talents: { person: Person; conversationId: string }[];
  jobs: string[];
  benefits: string[];
}
