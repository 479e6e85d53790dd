import type { Context } from '@aws-appsync/utils';
import { viewerOf } from '../../../model/access';
import { UserVisibility } from '../../../model/visibility/UserVisibility';
import { project } from '../../../model/visibility/project';
import type { Rows, StoredRow } from '../../generated/types';
import { PROFILE } from '../../lib/bundleConstants';
import { getCaller } from '../../lib/resolver';

/**
 * Returns a User whose relations are present but not loaded. A relation that depends on a share flag of the
 * talent contains this flag, because the relation's resolver needs it.
 */
export function withUnloadedRelations(user: StoredRow): StoredRow {
  const tree: StoredRow = { ...user, enishiWorkHistoryReviews: {} };
  Object.values(PROFILE.rows).forEach(({ parent, relation, rows }) => {
    if (parent !== 'User') return;
    const flag = rows?.unlessShared;
    tree[relation] = flag ? { sharesCurrent: user[flag] === true } : {};
  });
  return tree;
}

/**
 * Returns the fields of a User that the caller may see after changing it. Talents do not see the notes of
 * administrators.
 */
export function projectForWriter(ctx: Context, user: Rows['User']): StoredRow {
  return project(UserVisibility, withUnloadedRelations(user), viewerOf(getCaller(ctx), user.sub));
}
