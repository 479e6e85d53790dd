import type { Context } from '@aws-appsync/utils';
import { partitionOf } from '../../../model/ids';
import { getCaller, type Item } from '../resolver';
import { auditWrite } from './auditEntry';

/**
 * Returns the transaction items that log that the mutation deletes a record: one, or none if the mutation is not logged
 * or the record is the caller's own. A deleted row cannot carry its deed (`markDeed`).
 */
export function logDeletion(ctx: Context, record: Item) {
  const { sub } = getCaller(ctx);
  const recordId = `${record.id}`;
  if (!LOGGED || (LOGGED.table === 'Talent' && partitionOf(recordId) === sub)) return [];
  const { action, about, record: entity } = LOGGED;
  const subject = about === 'talent' || about === 'job' ? partitionOf(recordId) : recordId;
  return [auditWrite(ctx, { actor: sub, action, about, subject, record: entity, recordId })];
}
