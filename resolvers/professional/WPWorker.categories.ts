import { type Context, runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { WPWorkerCategory } from '../../model/entities/WPWorkerCategory';
import { keyOf } from '../../model/ids';
import { type Item, resultOrFail, getSource, tableName } from '../lib/resolver';

/** The categories of a professional, by their ids in the row; those that are gone are left out. */
export function request(ctx: Context) {
  const ids = (getSource(ctx).categories ?? []) as string[];
  if (ids.length === 0) return runtime.earlyReturn([]);
  const keys = ids.map((id) => keyOf(WPWorkerCategory, id));
  return batchGet({ tables: { [tableName(ctx, 'Catalog')]: { keys } } });
}

export function response(ctx: Context) {
  const { data } = resultOrFail<{ data: Record<string, (Item | null)[]> }>(ctx);
  return (data[tableName(ctx, 'Catalog')] ?? []).filter((category) => category);
}
