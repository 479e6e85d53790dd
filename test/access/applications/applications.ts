import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { documents } from '../documents';

/**
 * Helpers with which a test applies to a job as a talent, and moves an application to another state as any
 * person.
 */
export const applications = {
  apply: (talent: Person, openJobID: string, more: object = {}) =>
    query(documents.apply, { input: { userID: talent.sub, openJobID, ...more } }, talent),
  move: (id: string, type: string, as: Person, condition?: object) =>
    query(
      documents.move,
      { input: { id, type, ...(type === 'REJECTED' && { rejectionReason: 'OTHER' }) }, condition },
      as,
    ),
};
