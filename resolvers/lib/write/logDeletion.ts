import type { Context } from '@aws-appsync/utils';
import { partitionOf } from '../../../model/ids';
import type { StoredRow } from '../../generated/types';
import { LOGGED } from '../bundleConstants';
import { getCaller } from '../resolver';
import { auditWrite } from './auditEntry';
import { asText } from '../asText';

/**
 * Returns the transaction items that log that the mutation deletes a record: one, or none if the mutation is not logged
 * or the record is the caller's own. A deleted row cannot carry its deed (`markDeed`).
 */
export function logDeletion(ctx: Context, record: StoredRow) {
  const { sub } = getCaller(ctx);
  const recordId = asText(record.id);
  if (!LOGGED || (LOGGED.table === 'Talent' && partitionOf(recordId) === sub)) return [];
  const { action, about, record: entity, stated } = LOGGED;
  const subject = about === 'talent' || about === 'job' ? partitionOf(recordId) : recordId;
  const changes = stated
    .filter((field) => record[field] !== null && record[field] !== undefined)
    .map((field) => ({ field, before: JSON.stringify(record[field]), after: 'null' }));
  // Nobody can look up the name of a record that is gone. What is about a person leaves no text, and the job of a part is
  // still there.
  const isOf = about === 'talent' || (about === 'job' && entity !== 'OpenJob');
  const name = isOf ? null : (record.title ?? record.name ?? record.header);
  return [
    auditWrite(ctx, {
      ...{ actor: sub, action, about, subject, record: entity, recordId },
      ...(changes.length > 0 ? { changes } : {}),
      ...(name ? { subjectName: asText(name) } : {}),
    }),
  ];
}
