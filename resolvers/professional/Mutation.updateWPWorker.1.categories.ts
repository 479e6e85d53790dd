import { type Context, runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { WPWorker } from '../../model/entities/WPWorker';
import { WPWorkerCategory } from '../../model/entities/WPWorkerCategory';
import { isIdOf, keyOf } from '../../model/ids';
import { fail, invalid, type Item, resultOrFail, tableName } from '../lib/resolver';
import { authorizeAndValidate } from '../lib/access/authorizeAndValidate';
import { dynamoCondition } from '../lib/write/condition';
import { checkWorker } from './lib/checkWorker';

interface Args {
  input: Item & { id: string; categories?: string[] | null };
  condition?: Item | null;
}

/** The categories that a change names must be there. */
export function request(ctx: Context<Args>) {
  authorizeAndValidate(ctx);
  const { input } = ctx.args;
  checkWorker(input);
  if (input.status === null) invalid('input.status', 'required');
  ctx.stash.asked = dynamoCondition(ctx.args.condition);
  if (!isIdOf(WPWorker, input.id)) fail('NotFound', 'There is no such record.');
  const keys = (input.categories ?? []).map((id) => keyOf(WPWorkerCategory, id));
  if (keys.length === 0) return runtime.earlyReturn(null);
  return batchGet({ tables: { [tableName(ctx, 'Catalog')]: { keys } } });
}

export function response(ctx: Context<Args>) {
  const { data } = resultOrFail<{ data: Record<string, (Item | null)[]> }>(ctx);
  const there = (data[tableName(ctx, 'Catalog')] ?? []).filter((category) => category);
  if (there.length < (ctx.args.input.categories ?? []).length) invalid('input.categories', 'exists');
  return null;
}
