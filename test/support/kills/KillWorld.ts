import type { Person } from '../api/Person';

/** Talents, each with a conversation with the administrator, and the jobs and benefits they find. */
export interface KillWorld {
  admin: Person;
  talents: { person: Person; conversationId: string }[];
  jobs: string[];
  benefits: string[];
}
