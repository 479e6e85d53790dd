import type { Item } from '../../lib/Item';

/** A User whose relations hold no records: each lets its own resolver read them, unless `project` removes it. */
export function withUnloadedRelations(user: Item): Item {
  const tree: Item = { ...user, enishiWorkHistoryReviews: {} };
  Object.values(PROFILE.rows).forEach(({ parent, relation, rows }) => {
    if (parent !== 'User') return;
    const flag = rows?.unlessShared;
    tree[relation] = flag ? { sharesCurrent: user[flag] === true } : {};
  });
  return tree;
}
