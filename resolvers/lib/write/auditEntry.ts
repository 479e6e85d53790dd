import { type Context, util } from '@aws-appsync/utils';
import { put } from '@aws-appsync/utils/dynamodb';
import type { LoggedAs } from '../../../model/LoggedAs';
import type { AuditAction } from '../../../model/auditActions';
import type { StoredRow } from '../../generated/types';
import { japanDay } from '../japanDay';
import { tableName } from '../resolver';

export interface Change {
  field: string;
  before: string;
  after: string;
}

interface Entry {
  actor: string;
  action: AuditAction;
  subject: string;
  /** In an audit entry: the name of a record that is gone. Of others the reader sees the present name. */
  subjectName?: string;
  /** In an audit entry: what the subject is, which record was written, and its id, if the action does not say it. */
  about?: LoggedAs['about'];
  record?: string;
  recordId?: string;
  /**
   * In an audit entry: the reason that the actor gave, or another detail that depends on the action, such as
   * the person who was added.
   */
  detail?: string;
  /** In an audit entry: the fields that the action changed, with their old and new values as JSON. */
  changes?: Change[];
}

/** Returns the key and the attributes of a new audit entry. */
export function auditItem(entry: Entry) {
  const at = util.time.nowISO8601();
  const id = util.autoUlid();
  const item: StoredRow = { __typename: 'AuditEntry', id, at, ...entry };
  return { key: { pk: `Audit#${japanDay(at)}`, sk: id }, item };
}

/** Returns the transaction item that stores an audit entry together with what the entry is about. */
export function auditWrite(ctx: Context, entry: Entry) {
  return { putItem: { table: tableName(ctx, 'Insight'), ...auditItem(entry) } };
}

/** Returns the request that stores an audit entry. The entries of a day in Japan share a partition. */
export function auditEntry(entry: Entry) {
  return put(auditItem(entry));
}
