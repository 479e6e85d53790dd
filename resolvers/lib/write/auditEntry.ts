import { util } from '@aws-appsync/utils';
import { put } from '@aws-appsync/utils/dynamodb';
import type { Item } from '../resolver';

interface Change {
  field: string;
  before: string;
  after: string;
}

interface Entry {
  actor: string;
  action: string;
  subject: string;
  /** The actor's reason, or what was done to the subject. */
  detail?: string;
  /** The changed fields, with their values as JSON. */
  changes?: Change[];
}

/** Stores an audit entry: who read or changed what. Entries are grouped by day. */
export function auditEntry(entry: Entry) {
  const at = util.time.nowISO8601();
  const id = util.autoUlid();
  const item: Item = { __typename: 'AuditEntry', id, at, ...entry };
  return put({ key: { pk: `Audit#${at.slice(0, 10)}`, sk: id }, item });
}
