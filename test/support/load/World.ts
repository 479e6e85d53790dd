import type { Person } from '../api/Person';

/** Talents, each with a conversation with the administrator, and jobs that they find. */
export interface World {
  admin: Person;
  talents: { person: Person; conversationId: string }[];
  jobs: string[];
}
