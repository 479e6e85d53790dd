import { type Context, runtime } from '@aws-appsync/utils';
import { viewerOf } from '../../model/access';
import { ProfessionalItem } from '../../model/entities/ProfessionalItem';
import { isIdOf } from '../../model/ids';
import { ProfessionalItemVisibility } from '../../model/visibility/ProfessionalItemVisibility';
import { project } from '../../model/visibility/project';
import { authorizeAndValidate, getRecord, type Item, resultOrFail } from '../lib/resolver';

/**
 * Returns a ProfessionalItem with the fields that the caller may see; null if it does not exist. Also passes
 * the talents' subs to the resolver of the relation `users`, which then need not read the item again.
 */
export function request(ctx: Context<{ id: string }>) {
  ctx.stash.viewer = viewerOf(authorizeAndValidate(ctx), '');
  if (!isIdOf(ProfessionalItem, ctx.args.id)) return runtime.earlyReturn(null);
  return getRecord(ProfessionalItem, ctx.args.id);
}

export function response(ctx: Context) {
  const item = resultOrFail<Item | null>(ctx);
  if (!item) return null;
  const carried = { ...item, users: { subs: item.userIDs ?? [] } };
  return project(ProfessionalItemVisibility, carried, ctx.stash.viewer);
}
