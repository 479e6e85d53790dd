import type { Context } from '@aws-appsync/utils';
import { getCaller, type Item } from '../../lib/resolver';
import { viewerOf } from '../../../model/access';
import { project } from '../../../model/visibility/project';
import { UserVisibility } from '../../../model/visibility/UserVisibility';

/** A User whose relations are present but not loaded, with what their resolvers need. */
export function withUnloadedRelations(user: Item): Item {
  const tree: Item = { ...user, enishiWorkHistoryReviews: {} };
  Object.values(PROFILE.rows).forEach(({ parent, relation, rows }) => {
    if (parent !== 'User') return;
    const flag = rows?.unlessShared;
    tree[relation] = flag ? { sharesCurrent: user[flag] === true } : {};
  });
  return tree;
}

/**
 * The fields of a User that its writer may see: talents do not see administrators' notes about themselves.
 */
export function projectForWriter(ctx: Context, user: Item): Item {
  return project(UserVisibility, withUnloadedRelations(user), viewerOf(getCaller(ctx), `${user.sub}`));
}
