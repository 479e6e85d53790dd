import { type Context, runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { isIdOf, keyOf } from '../../model/ids';
import { mayChange } from '../lib/access/ownership';
import { authorizeAndValidate, batchItems, tableName } from '../lib/resolver';
import { parentKey } from './lib/parentWrites';

/**
 * Before a generic delete, reads the record and its parent, which stores how many child records it has. Reads
 * nothing if the caller may not delete the record; a later step then refuses the delete.
 */
export function request(ctx: Context<{ input: { id: string } }>) {
  const who = authorizeAndValidate(ctx);
  const { id } = ctx.args.input;
  if (!isIdOf(ENTITY, id) || !mayChange(ENTITY, ENTITY.access.delete ?? [], who, id))
    runtime.earlyReturn(null);
  const keys = [keyOf(ENTITY, id), parentKey(id)];
  return batchGet({ tables: { [tableName(ctx, ENTITY.table)]: { keys, consistentRead: true } } });
}

export function response(ctx: Context) {
  const [record, parent] = batchItems(ctx, ENTITY.table);
  ctx.stash.record = record ?? null;
  ctx.stash.parent = parent ?? null;
  return null;
}
