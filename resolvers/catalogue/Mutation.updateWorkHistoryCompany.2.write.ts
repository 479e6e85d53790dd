import { type Context, util } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { WorkHistoryCompany } from '../../model/entities/WorkHistoryCompany';
import { keyOf } from '../../model/ids';
import { fail, type Item, tableName } from '../lib/resolver';
import { putNew, withCondition } from '../lib/write/record';

interface Args {
  input: { id: string; name?: string | null };
}

/**
 * Changes a company name, on the condition that the entry has not changed since it was read. The id is the
 * normalized name: if that changes, one transaction deletes the entry and stores it under the new id.
 */
export function request(ctx: Context<Args>) {
  const before = ctx.prev.result as Item & { version: number };
  const { id } = ctx.stash;
  const name = util.str.normalize(ctx.args.input.name?.trim() ?? `${before.name}`, 'nfc');
  const after: Item = {
    ...before,
    id,
    name,
    updatedAt: util.time.nowISO8601(),
    version: before.version + 1,
  };
  ctx.stash.record = after;
  const catalogue = tableName(ctx, 'Catalog');
  const key = keyOf(WorkHistoryCompany, `${before.id}`);
  const condition = withCondition({ version: { eq: before.version } }, ctx.stash.asked);
  if (id === before.id)
    return transactWrite({ items: [{ putItem: { table: catalogue, key, item: after, condition } }] });
  return transactWrite({
    items: [
      { deleteItem: { table: catalogue, key, condition } },
      putNew(catalogue, WorkHistoryCompany, after),
    ],
  });
}

export function response(ctx: Context<Args>): Item {
  if (ctx.error) fail('Conflict', 'The name is taken, or the record has changed in the meantime.');
  return ctx.stash.record as Item;
}
