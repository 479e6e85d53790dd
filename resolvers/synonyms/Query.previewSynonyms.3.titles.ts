import { type Context, runtime } from '@aws-appsync/utils';
import { OpenJob } from '../../model/entities/OpenJob';
import { keyOf } from '../../model/ids';
import { batchGetItems, batchItems } from '../lib/resolver';

interface Preview {
  before: number;
  after: number;
  added: string[];
  removed: string[];
}

/**
 * Returns the preview of each search text, with the titles of the jobs instead of their ids. A job that was
 * deleted in the meantime is left out.
 */
function show(ctx: Context, titles: Readonly<Record<string, string>>) {
  const named = (ids: string[]) => ids.map((id) => titles[id]).filter((title) => !!title);
  return (ctx.stash.previews as Preview[]).map(({ before, after, added, removed }, at) => ({
    query: (ctx.args.queries as string[])[at],
    before,
    after,
    added: named(added),
    removed: named(removed),
  }));
}

/** Reads the jobs that a preview names, if there are any. */
export function request(ctx: Context) {
  const ids: Record<string, boolean> = {};
  (ctx.stash.previews as Preview[]).forEach(({ added, removed }) => {
    [...added, ...removed].forEach((id) => {
      ids[id] = true;
    });
  });
  const keys = Object.keys(ids).map((id) => keyOf(OpenJob, id));
  if (keys.length === 0) runtime.earlyReturn(show(ctx, {}));
  return batchGetItems(ctx, 'OpenJob', keys.slice(0, 100));
}

export function response(ctx: Context) {
  const titles: Record<string, string> = {};
  batchItems(ctx, 'OpenJob').forEach((job) => {
    if (job) titles[`${job.id}`] = `${job.title}`;
  });
  return show(ctx, titles);
}
