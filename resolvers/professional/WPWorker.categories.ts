import { type Context, runtime } from '@aws-appsync/utils';
import { WPWorkerCategory } from '../../model/entities/WPWorkerCategory';
import { keyOf } from '../../model/ids';
import { batchGetItems, batchItems, getSource } from '../lib/resolver';

/** Returns the categories of a professional. Deleted categories are left out. */
export function request(ctx: Context) {
  const ids = (getSource(ctx).categories ?? []) as string[];
  if (ids.length === 0) return runtime.earlyReturn([]);
  const keys = ids.map((id) => keyOf(WPWorkerCategory, id));
  return batchGetItems(ctx, 'Catalog', keys);
}

export function response(ctx: Context) {
  return batchItems(ctx, 'Catalog').filter((category) => category);
}
