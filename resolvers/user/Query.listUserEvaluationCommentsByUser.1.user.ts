import { type Context, runtime } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { viewerOf } from '../../model/access';
import { User } from '../../model/entities/User';
import { addressOf, isIdOf } from '../../model/ids';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import type { Item } from '../lib/Item';
import { nothing } from '../lib/nothing';
import { offsetOf } from '../lib/offsetOf';
import { pageSize } from '../lib/pageSize';

interface Args {
  userID: string;
  limit?: number | null;
  nextToken?: string | null;
}

/** Whether the talent's profile is there for others: asked only for them. */
export function request(ctx: Context<Args>) {
  const who = authorize(ctx);
  const { userID } = ctx.args;
  ctx.stash.viewer = viewerOf(who, userID);
  ctx.stash.sub = who.sub;
  ctx.stash.offset = offsetOf(ctx.args.nextToken);
  ctx.stash.size = pageSize(ctx.args.limit, 100);
  if (!isIdOf(User, userID)) runtime.earlyReturn(nothing(), { skipTo: 'END' });
  if (ctx.stash.viewer === 'owner' || ctx.stash.viewer === 'admin') runtime.earlyReturn({});
  return get({ key: addressOf(User, userID) });
}

export function response(ctx: Context<Args>) {
  const user = answered<Item | null>(ctx);
  const isShown = user && isProfileShown(user, ctx.stash.viewer);
  return isShown ? {} : runtime.earlyReturn(nothing(), { skipTo: 'END' });
}
