import { type Context, runtime } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { viewerOf } from '../../model/access';
import { isIdOf, keyOf, partitionOf } from '../../model/ids';
import { project } from '../../model/visibility/project';
import { type Item, resultOrFail } from '../lib/resolver';
import { authorizeAndValidate } from '../lib/access/authorizeAndValidate';

/** One record by its id; null when there is none. */
export function request(ctx: Context<{ id: string }>) {
  const who = authorizeAndValidate(ctx);
  ctx.stash.viewer = viewerOf(who, partitionOf(ctx.args.id));
  if (!isIdOf(ENTITY, ctx.args.id)) return runtime.earlyReturn(null);
  return get({ key: keyOf(ENTITY, ctx.args.id) });
}

export function response(ctx: Context) {
  const item = resultOrFail<Item | null>(ctx);
  return item ? project(ENTITY.fields, item, ctx.stash.viewer) : null;
}
