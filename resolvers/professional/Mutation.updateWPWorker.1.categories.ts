import { type Context, runtime } from '@aws-appsync/utils';
import { WPWorker } from '../../model/entities/WPWorker';
import { WPWorkerCategory } from '../../model/entities/WPWorkerCategory';
import { isIdOf, keyOf } from '../../model/ids';
import { authorizeAndValidate, batchGetItems, batchItems, fail, invalid, type Item } from '../lib/resolver';
import { dynamoCondition } from '../lib/write/record';
import { checkWorker } from './lib/checkWorker';

interface Args {
  input: Item & { id: string; categories?: string[] | null };
  condition?: Item | null;
}

/** Reads the professional's new categories, to check that they exist. */
export function request(ctx: Context<Args>) {
  authorizeAndValidate(ctx);
  const { input } = ctx.args;
  checkWorker(input);
  if (input.status === null) invalid('input.status', 'required');
  ctx.stash.asked = dynamoCondition(ctx.args.condition);
  if (!isIdOf(WPWorker, input.id)) fail('NotFound', 'There is no such record.');
  const keys = (input.categories ?? []).map((id) => keyOf(WPWorkerCategory, id));
  if (keys.length === 0) return runtime.earlyReturn(null);
  return batchGetItems(ctx, 'Catalog', keys);
}

export function response(ctx: Context<Args>) {
  const there = batchItems(ctx, 'Catalog').filter((category) => category);
  if (there.length < (ctx.args.input.categories ?? []).length) invalid('input.categories', 'exists');
  return null;
}
