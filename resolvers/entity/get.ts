import { type Context, runtime } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { viewerOf } from '../../model/access';
import { addressOf, isIdOf, partitionOf } from '../../model/ids';
import { project } from '../../model/visibility/project';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import type { Item } from '../lib/Item';

/** One record by its id; null when there is none. */
export function request(ctx: Context<{ id: string }>) {
  const who = authorize(ctx);
  ctx.stash.viewer = viewerOf(who, partitionOf(ctx.args.id));
  if (!isIdOf(ENTITY, ctx.args.id)) return runtime.earlyReturn(null);
  return get({ key: addressOf(ENTITY, ctx.args.id) });
}

export function response(ctx: Context) {
  const item = answered<Item | null>(ctx);
  return item ? project(ENTITY.fields, item, ctx.stash.viewer) : null;
}
