import { type Context, runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { isIdOf, keyOf } from '../../model/ids';
import { mayChange } from '../lib/access/ownership';
import { authorizeAndValidate, batchItems, getCaller, tableName } from '../lib/resolver';
import { parentKey } from './lib/parentWrites';
import { ENTITY } from '../lib/bundleConstants';

/**
 * Before a generic delete, reads the record and, if it stores how many child records it has, its parent. Reads
 * nothing if the caller may not delete the record; a later step then refuses the delete.
 */
export function request(ctx: Context<{ input: { id: string } }>) {
  const who = authorizeAndValidate(ctx);
  const { id } = ctx.args.input;
  const mayDelete = ctx.stash.isAllowed === true || mayChange(ENTITY, ENTITY.access.delete ?? [], who, id);
  if (!isIdOf(ENTITY, id) || !mayDelete) runtime.earlyReturn(null);
  const keys = ENTITY.perParent > 0 ? [keyOf(ENTITY, id), parentKey(id)] : [keyOf(ENTITY, id)];
  return batchGet({ tables: { [tableName(ctx, ENTITY.table)]: { keys, consistentRead: true } } });
}

/** Puts the record into the stash, unless another person has written it or it gives a right, and its parent. */
export function response(ctx: Context) {
  const [record, parent] = batchItems(ctx, ENTITY.table);
  const { isAdmin, sub } = getCaller(ctx);
  const isOthers = ENTITY.author !== null && !isAdmin && record?.[ENTITY.author.sub] !== sub;
  const right = ENTITY.givesRight;
  const givesRight = right !== null && !isAdmin && record?.[right.field] === right.value;
  ctx.stash.record = isOthers || givesRight ? null : (record ?? null);
  ctx.stash.parent = parent ?? null;
  return null;
}
