import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { viewerOf } from '../../model/access';
import { UserOpenJobs } from '../../model/entities/UserOpenJobs';
import { childrenPrefix } from '../../model/ids';
import { isInternal } from '../../model/visibility/isInternal';
import { caller, type Item, resultOrFail, sourceOf } from '../lib/resolver';
import { offsetOf, pageSize, slicePage } from '../lib/page/paging';

interface Args {
  limit?: number | null;
  nextToken?: string | null;
}

/** The jobs that a person is involved in, for that person and administrators. */
export function request(ctx: Context<Args>) {
  const sub = `${sourceOf(ctx).sub}`;
  ctx.stash.size = pageSize(ctx.args.limit, 100);
  ctx.stash.offset = offsetOf(ctx.args.nextToken);
  const who = caller(ctx);
  ctx.stash.viewer = viewerOf(who, sub);
  ctx.stash.isTold = who.isAdmin || who.inClientArea;
  const isOwn = ctx.stash.viewer === 'owner' || ctx.stash.viewer === 'admin';
  if (!isOwn || sourceOf(ctx).userOpenJobs === null) return runtime.earlyReturn(null);
  const { pk, sk } = childrenPrefix(UserOpenJobs, sub);
  return query({ query: { pk: { eq: pk }, sk: { beginsWith: sk } }, limit: 1000 });
}

/** Who consults is internal, but where consultants work themselves. */
export function response(ctx: Context<Args>) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const shown = items.filter((row) => ctx.stash.isTold || !isInternal(row));
  return slicePage(shown, ctx.stash.offset, ctx.stash.size);
}
