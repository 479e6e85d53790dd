import { parentIdOf } from '../../../model/ids';
import type { Viewer } from '../../../model/visibility/FieldRules';
import type { Carried } from '../../lib/Carried';
import { isHiddenRow } from '../../../model/visibility/isHiddenRow';
import type { Item } from '../../lib/Item';

const PROFILE: Record<string, string> = {
  WorkHistory: 'workHistories',
  SkillSet: 'skillSets',
  Qualification: 'qualifications',
  UserPrefactures: 'userPrefactures',
  UserMainJobs: 'userMainJobs',
};

const BELOW: Record<string, string> = {
  WorkHistoryDivision: 'divisions',
  WorkHistoryAchievement: 'achievements',
  WorkHistoryAchievementLink: 'links',
};

/**
 * The profile tree from one partition's items: every relation of the User, and below the histories every
 * relation of theirs, holds its children. A child whose parent is not there is left out with it.
 */
export function assemble(user: Item, items: Item[], viewer: Viewer): Item {
  const isOwn = viewer === 'owner' || viewer === 'admin';
  const nodes: Record<string, Item> = {};
  const tree: Item = { ...user };
  Object.values(PROFILE).forEach((relation) => {
    tree[relation] = { items: [] };
  });
  items.forEach((item) => {
    const node: Item = isOwn ? { ...item } : { ...item, owner: null, owners: null };
    if (item.__typename === 'WorkHistory') {
      node.divisions = { items: [] };
      node.achievements = { items: [] };
    }
    if (item.__typename === 'WorkHistoryAchievement') node.links = { items: [] };
    nodes[`${item.id}`] = node;
  });
  items.forEach((item) => {
    const node = nodes[`${item.id}`] as Item;
    const relation = PROFILE[`${item.__typename}`];
    const isHidden = !isOwn && isHiddenRow(item, user.isShareCurrentJob === true);
    if (relation && !isHidden) (tree[relation] as Carried).items?.push(node);
    const below = BELOW[`${item.__typename}`];
    const parent = below ? nodes[parentIdOf(`${item.id}`)] : undefined;
    if (below && parent) (parent[below] as Carried).items?.push(node);
  });
  return tree;
}
