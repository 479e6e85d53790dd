import { type Context, runtime } from '@aws-appsync/utils';
import { viewerOf } from '../../model/access';
import { WorkHistory } from '../../model/entities/WorkHistory';
import { isIdOf, partitionOf } from '../../model/ids';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { authorizeAndValidate, getItem, type Item, resultOrFail } from '../lib/resolver';
import { emptyPage, readOffset, readPageSize } from '../lib/page/paging';
import { endPipeline } from '../lib/endPipeline';

interface Args {
  workHistoryID: string;
  limit?: number | null;
  nextToken?: string | null;
}

/**
 * Reads the talent's profile, to check that the caller may open it, and that it shares work histories.
 * Skipped for that talent and administrators.
 */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  ctx.stash.offset = readOffset(ctx.args.nextToken);
  ctx.stash.size = readPageSize(ctx.args.limit, 100);
  if (!isIdOf(WorkHistory, ctx.args.workHistoryID)) runtime.earlyReturn(emptyPage(), { skipTo: 'END' });
  const sub = partitionOf(ctx.args.workHistoryID);
  const viewer = viewerOf(who, sub);
  if (viewer === 'owner' || viewer === 'admin') runtime.earlyReturn({});
  ctx.stash.viewer = viewer;
  return getItem({ pk: sub, sk: 'User' });
}

export function response(ctx: Context<Args>) {
  const user = resultOrFail<Item | null>(ctx);
  const isShared = user?.isShareHistories === true && isProfileShown(user, ctx.stash.viewer);
  if (!isShared) return endPipeline(ctx, emptyPage());
  return { hidesCurrent: user?.isShareCurrentJob !== true };
}
