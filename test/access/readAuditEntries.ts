import { lateIndices } from '../support/api/lateIndices';
import { type Caller, query } from '../support/api/query';
import { graphql } from '../support/graphql';
import { settle } from './over-time/settle';

export interface AuditEntry {
  id: string;
  actor: string;
  actorName: string | null;
  action: string;
  subject: string;
  subjectName: string | null;
  about: string | null;
  record: string | null;
  recordId: string | null;
  detail: string | null;
  changes: { field: string; before: string | null; after: string | null }[] | null;
  references: { id: string; entity: string; name: string }[];
}

const document = graphql(`
  query AuditEntries($actor: ID, $subject: ID, $limit: Int) {
    listAuditEntries(actor: $actor, subject: $subject, limit: $limit) {
      items {
        id
        actor
        actorName
        action
        subject
        subjectName
        about
        record
        recordId
        detail
        changes {
          field
          before
          after
        }
        references {
          id
          entity
          name
        }
      }
    }
  }
`);

/** Returns whether two entries differ in nothing but their ids. */
const areAlike = (one: AuditEntry, other: AuditEntry | undefined) =>
  JSON.stringify({ ...one, id: '' }) === JSON.stringify({ ...other, id: '' });

/**
 * Reads the newest entries of the audit log by a person or about a record, the newest first. An entry precedes what it
 * is about. With LOCAL_CHAOS, operations that were refused by chance are sent again, so their repeated entries are left
 * out.
 */
export async function readAuditEntries(
  which: { actor?: string; subject?: string; limit?: number },
  as: Caller,
): Promise<AuditEntry[]> {
  await settle.streams();
  // A query may have written an entry, too.
  lateIndices.noteWrite();
  const { data, errors } = await query(document, { ...which }, as);
  expect(errors).toEqual([]);
  const { items } = data!.listAuditEntries;
  return process.env.LOCAL_CHAOS ? items.filter((entry, at) => !areAlike(entry, items[at + 1])) : items;
}
