import type { Person } from '../api/Person';

/**
 * The people and records of a load test: talents, each in a conversation with the administrator, and jobs
 * that the talents keep and apply to.
 */
export interface World {
  admin: Person;
  talents: { person: Person; conversationId: string }[];
  jobs: string[];
}
