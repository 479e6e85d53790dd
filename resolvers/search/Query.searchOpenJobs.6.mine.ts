import { type Context, runtime } from '@aws-appsync/utils';
import { callerRowKeys } from '../job/lib/callerRowKeys';
import { batchGetItems, batchItems, type Item } from '../lib/resolver';

interface Page {
  items: Item[];
}

/** Reads which jobs on this page of results the caller has kept, and to which they have applied. */
export function request(ctx: Context) {
  const { items } = ctx.prev.result as Page;
  if (!ctx.stash.wantsMine || items.length === 0) runtime.earlyReturn(ctx.prev.result);
  const rows = items.map(({ id }) => callerRowKeys(ctx.stash.who.sub, `${id}`));
  const keys = [...rows.map(({ keep }) => keep), ...rows.map(({ apply }) => apply)];
  return batchGetItems(ctx, 'Talent', keys);
}

export function response(ctx: Context) {
  const bySortKey: Record<string, Item> = {};
  batchItems(ctx, 'Talent').forEach((row) => {
    if (row) bySortKey[`${row.sk}`] = row;
  });
  const { items } = ctx.prev.result as Page;
  const withRows = items.map((job) => ({
    ...job,
    myFavorite: bySortKey[`UserFavoriteOpenJobs#${job.id}`] ?? null,
    myApply: bySortKey[`UserApplies#${job.id}`] ?? null,
  }));
  return { ...ctx.prev.result, items: withRows };
}
