import { type Context, runtime } from '@aws-appsync/utils';
import { batchGetItems, batchItems, type Item } from '../lib/resolver';

const PATH = 'items/openJob/';

/**
 * Reads the jobs of a page of keeps (saved jobs), applications or engagements with one BatchGet, if the query
 * selects job fields that are not in the rows' snapshots. Otherwise `openJob` would read each job separately.
 */
export function request(ctx: Context) {
  const page = ctx.prev.result as { items?: Item[] } | null;
  const fields = ctx.info.selectionSetList
    .filter((path) => path.startsWith(PATH))
    .map((path) => `${path.slice(PATH.length).split('/')[0]}`)
    .filter((field) => field !== '__typename');
  const keys: Record<string, Item> = {};
  (page?.items ?? []).forEach((row) => {
    const snapshot = (row.openJob ?? {}) as Item;
    const lacking = fields.filter((field) => snapshot[field] === undefined);
    const id = row.openJobID ?? row.openJobId;
    if (id && lacking.length > 0) keys[`${id}`] = { pk: `${id}`, sk: 'OpenJob' };
  });
  const wanted = Object.values(keys);
  if (wanted.length === 0) return runtime.earlyReturn(page);
  return batchGetItems(ctx, 'OpenJob', wanted);
}

/**
 * Adds to each row the job that was read for it, as `readOpenJob`. `openJob` later removes the fields that
 * the caller may not see.
 */
export function response(ctx: Context) {
  const byId: Record<string, Item> = {};
  batchItems(ctx, 'OpenJob').forEach((job) => {
    if (job) byId[`${job.id}`] = job;
  });
  const page = ctx.prev.result as { items: Item[] };
  const items = page.items.map((row) => {
    const readOpenJob = byId[`${row.openJobID ?? row.openJobId}`];
    return readOpenJob ? { ...row, readOpenJob } : row;
  });
  return { ...page, items };
}
