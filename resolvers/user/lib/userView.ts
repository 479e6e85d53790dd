import type { Item } from '../../lib/Item';
import { profileRelations } from './profileRelations';

/** A User without its children: each relation says that it may be read, and how, but holds nothing. */
export function withUnloadedRelations(user: Item): Item {
  const tree: Item = { ...user };
  [...profileRelations, 'enishiWorkHistoryReviews'].forEach((relation) => {
    tree[relation] = {};
  });
  tree.workHistories = { sharesCurrent: user.isShareCurrentJob === true };
  return tree;
}
