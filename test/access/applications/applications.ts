import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { documents } from '../documents';

interface Application {
  id: string;
  type: string;
  conversationId: string;
  version: number;
  history: { type: string }[];
}

/**
 * Helpers with which a test applies to a job as a talent, and moves an application to another state as any
 * person.
 */
export const applications = {
  apply: (talent: Person, openJobID: string, more: object = {}) =>
    query<{ createUserApplies: Application | null }>(
      documents.apply,
      { input: { userID: talent.sub, openJobID, ...more } },
      talent,
    ),
  move: (id: string, type: string, as: Person, condition?: object) =>
    query<{ updateUserApplies: { type: string } | null }>(
      documents.move,
      { input: { id, type }, condition },
      as,
    ),
};
