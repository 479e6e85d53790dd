import { type Context, util } from '@aws-appsync/utils';
import { Export } from '../../model/entities/Export';
import { keyOf } from '../../model/ids';
import { authorizeAndValidate, fail, type Item, newIdSegment, tableName } from '../lib/resolver';
import { auditItem } from '../lib/write/auditEntry';
import { cancellationReasons } from '../lib/write/record';
import { buildExport } from './lib/exportRow';
import { exportLimitWrite } from './lib/exportLimitWrite';
import { exportLockWrite } from './lib/exportLockWrite';

interface Args {
  input?: { sub?: string | null; clientToken?: string | null } | null;
}

/**
 * Stores the row of a new export of a person's data, unless another export of the same data is running or the
 * daily limit is reached. Checks and writes are one transaction, so that concurrent requests cannot exceed
 * the limit. When an administrator exports the data of a talent who has asked for them, there is no daily
 * limit, and the audit log gets an entry.
 */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { sub, clientToken } = ctx.args.input ?? {};
  const subject = sub ?? who.sub;
  const isOwn = subject === who.sub;
  if (!isOwn && !who.isAdmin) fail('Unauthorized', 'Only administrators export the data of others.');
  const made = isOwn
    ? buildExport('OWN_DATA', who.sub, newIdSegment(clientToken))
    : buildExport('TALENT_DATA', who.sub, newIdSegment(clientToken), subject);
  const item: Item = clientToken ? { ...made, createToken: clientToken } : made;
  ctx.stash.record = item;
  const table = tableName(ctx, 'Insight');
  const { toMapValues } = util.dynamodb;
  const row = {
    table,
    operation: 'PutItem',
    key: toMapValues(keyOf(Export, `${item.id}`)),
    attributeValues: toMapValues(item),
    condition: { expression: 'attribute_not_exists(pk)' },
  };
  const lock = exportLockWrite(table, subject);
  if (isOwn)
    return { operation: 'TransactWriteItems', transactItems: [row, lock, exportLimitWrite(table, subject)] };
  const entry = auditItem({ actor: who.sub, action: 'exportTalentData', subject });
  const audit = {
    table,
    operation: 'PutItem',
    key: toMapValues(entry.key),
    attributeValues: toMapValues(entry.item),
  };
  const person = {
    table: tableName(ctx, 'Talent'),
    operation: 'ConditionCheck',
    key: toMapValues({ pk: subject, sk: 'User' }),
    condition: { expression: 'attribute_exists(pk)' },
  };
  return { operation: 'TransactWriteItems', transactItems: [row, lock, audit, person] };
}

/**
 * Returns whether the row was stored. Otherwise notes in the stash the kind of the error, whether the
 * transaction was refused, and whether the reason was the daily limit, or that nobody has the given sub.
 */
export function response(ctx: Context<Args>) {
  const reasons = cancellationReasons(ctx);
  ctx.stash.failure = ctx.error?.type;
  ctx.stash.isRefused = reasons.length > 0;
  ctx.stash.isDayFull = reasons.length === 3 && reasons[2]?.type === 'ConditionalCheckFailed';
  ctx.stash.isUnknown = reasons[3]?.type === 'ConditionalCheckFailed';
  return { isWritten: !ctx.error };
}
