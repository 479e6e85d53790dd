import type { Context } from '@aws-appsync/utils';
import { getCaller, type Item } from '../../lib/resolver';
import { profileRelations } from './profileRelations';
import { viewerOf } from '../../../model/access';
import { project } from '../../../model/visibility/project';
import { UserVisibility } from '../../../model/visibility/UserVisibility';

/** A User without its children: each relation says that it may be read, and how, but holds nothing. */
export function withUnloadedRelations(user: Item): Item {
  const tree: Item = { ...user };
  [...profileRelations, 'enishiWorkHistoryReviews'].forEach((relation) => {
    tree[relation] = {};
  });
  tree.workHistories = { sharesCurrent: user.isShareCurrentJob === true };
  return tree;
}

/** A User as whoever has just written it may read it: notes about talents are not told to themselves. */
export function projectForWriter(ctx: Context, user: Item): Item {
  return project(UserVisibility, withUnloadedRelations(user), viewerOf(getCaller(ctx), `${user.sub}`));
}
