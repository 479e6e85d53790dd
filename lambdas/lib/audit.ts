import { PutCommand } from '@aws-sdk/lib-dynamodb';

import type { AuditAction } from '../../model/auditActions';
import { env } from './env';
import { tables } from './tables';
import { ulid } from './ulid';
import { japanDay } from '../../model/japanDay';

interface Entry {
  actor: string;
  action: AuditAction;
  subject: string;
  detail?: string;
}

/**
 * Adds an entry to the audit log: who has done what to which account. All entries of one day in Japan are in one
 * partition.
 */
export async function audit(entry: Entry): Promise<void> {
  const at = new Date().toISOString();
  const id = ulid();
  const Item = { pk: `Audit#${japanDay(at)}`, sk: id, __typename: 'AuditEntry', id, at, ...entry };
  await tables.send(new PutCommand({ TableName: env('INSIGHT_TABLE'), Item }));
}
