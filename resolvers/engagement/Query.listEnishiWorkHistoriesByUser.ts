import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { mayTouch, viewerOf } from '../../model/access';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { childrenPrefix } from '../../model/ids';
import { authorizeAndValidate, type Item, resultOrFail } from '../lib/resolver';
import { emptyPage, readOffset, readPageSize, slicePage } from '../lib/page/paging';
import { projectEngagements } from './lib/engagement';

interface Args {
  userId: string;
  sortDirection?: 'ASC' | 'DESC' | null;
  limit?: number | null;
  nextToken?: string | null;
}

/** Lists a talent's engagements, with their reviews, for that talent and administrators. Others get an empty page. */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { userId, sortDirection, limit, nextToken } = ctx.args;
  ctx.stash.offset = readOffset(nextToken);
  ctx.stash.size = readPageSize(limit, 100);
  ctx.stash.viewer = viewerOf(who, userId);
  if (!mayTouch(['owner', 'admin'], who, userId)) return runtime.earlyReturn(emptyPage());
  const { pk, sk } = childrenPrefix(EnishiWorkHistory, userId);
  return query({
    query: { pk: { eq: pk }, sk: { beginsWith: sk } },
    scanIndexForward: sortDirection !== 'DESC',
    limit: 1000,
  });
}

export function response(ctx: Context<Args>) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  return slicePage(projectEngagements(items, ctx.stash.viewer), ctx.stash.offset, ctx.stash.size);
}
