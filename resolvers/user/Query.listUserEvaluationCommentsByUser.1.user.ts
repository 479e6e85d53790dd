import { type Context, runtime } from '@aws-appsync/utils';
import { viewerOf } from '../../model/access';
import { User } from '../../model/entities/User';
import { isIdOf } from '../../model/ids';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { authorizeAndValidate, getRecord, type Item, resultOrFail } from '../lib/resolver';
import { emptyPage, readOffset, readPageSize } from '../lib/page/paging';
import { endPipeline } from '../lib/endPipeline';

interface Args {
  userID: string;
  limit?: number | null;
  nextToken?: string | null;
}

/**
 * Reads the talent's profile, to check that the caller may open it. Skipped for that talent and
 * administrators.
 */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { userID } = ctx.args;
  ctx.stash.viewer = viewerOf(who, userID);
  ctx.stash.sub = who.sub;
  ctx.stash.offset = readOffset(ctx.args.nextToken);
  ctx.stash.size = readPageSize(ctx.args.limit, 100);
  if (!isIdOf(User, userID)) runtime.earlyReturn(emptyPage(), { skipTo: 'END' });
  if (ctx.stash.viewer === 'owner' || ctx.stash.viewer === 'admin') runtime.earlyReturn({});
  return getRecord(User, userID);
}

export function response(ctx: Context<Args>) {
  const user = resultOrFail<Item | null>(ctx);
  const isShown = user && isProfileShown(user, ctx.stash.viewer);
  return isShown ? {} : endPipeline(ctx, emptyPage());
}
