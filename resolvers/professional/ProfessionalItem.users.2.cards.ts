import type { Context } from '@aws-appsync/utils';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { project } from '../../model/visibility/project';
import { UserVisibility } from '../../model/visibility/UserVisibility';
import { batchGetItems, batchItems, type Item } from '../lib/resolver';
import { withUnloadedRelations } from '../user/lib/userView';

/** DynamoDB's maximum number of keys in a BatchGet. */
const MOST = 100;

/**
 * Reads the profiles of up to 100 talents in a ProfessionalItem, each once, because BatchGet rejects
 * duplicate keys.
 */
export function request(ctx: Context) {
  const subs: Record<string, Item> = {};
  (ctx.prev.result.subs as string[]).forEach((sub) => {
    subs[sub] = { pk: sub, sk: 'User' };
  });
  const keys = Object.values(subs).slice(0, MOST);
  return batchGetItems(ctx, 'Talent', keys);
}

/**
 * Returns the talents with their public fields, in the order of the item's subs. Talents whose
 * profile guests may not open are left out.
 */
export function response(ctx: Context) {
  const bySub: Record<string, Item> = {};
  batchItems(ctx, 'Talent').forEach((user) => {
    if (!user || !isProfileShown(user, 'public')) return;
    bySub[`${user.sub}`] = project(UserVisibility, withUnloadedRelations(user), 'public');
  });
  return (ctx.prev.result.subs as string[]).map((sub) => bySub[sub]).filter((user) => user);
}
