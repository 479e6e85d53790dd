import { parentIdOf } from '../../../model/ids';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { hiddenFromOwner } from '../../../model/visibility/hiddenFromOwner';
import { hiddenInProfile } from '../../../model/visibility/hiddenInProfile';
import { isHiddenRow } from '../../../model/visibility/isHiddenRow';
import { isUnpublished } from '../../../model/visibility/isUnpublished';
import { shownComments } from '../../../model/visibility/shownComments';
import type { PreloadedRelation } from '../../lib/relation/preloaded';
import { sortByPosition } from '../../lib/page/sortByPosition';
import type { Item } from '../../lib/resolver';
import { profileChildren } from './profileChildren';
import { profileRelations } from './profileRelations';

/** The relation of a work history or achievement that holds each type of row below it. */
const BELOW: Record<string, string> = {
  WorkHistoryDivision: 'divisions',
  WorkHistoryAchievement: 'achievements',
  WorkHistoryAchievementLink: 'links',
  WorkHistoryAchievementResume: 'uploads',
};

/** True when the viewer, whose sub this is, may see this row. `shownComments` decides about comments. */
function isFor(row: Item, viewer: Viewer, sub: string, sharesCurrent: boolean): boolean {
  if (viewer === 'admin') return true;
  if (isUnpublished(row)) return row.picId === sub;
  return viewer === 'owner' || !isHiddenRow(row, sharesCurrent);
}

/**
 * Builds the profile tree from the items of one partition. Every relation of the User and of its work
 * histories gets its children; a child without its parent is left out.
 */
export function assemble(user: Item, items: Item[], viewer: Viewer, sub: string): Item {
  const comments = shownComments(items, viewer, sub);
  const isOwn = viewer === 'owner' || viewer === 'admin';
  const nodes: Record<string, Item> = {};
  const tree: Item = { ...user, enishiWorkHistoryReviews: {} };
  profileRelations.forEach((relation) => {
    tree[relation] = { items: [] };
  });
  items.forEach((item) => {
    const node: Item = { ...item };
    if (viewer === 'owner') hiddenFromOwner.forEach((field) => (node[field] = null));
    if (!isOwn) hiddenInProfile.forEach((field) => (node[field] = null));
    if (`${item.__typename}`.startsWith('WorkHistory'))
      Object.values(BELOW).forEach((relation) => {
        node[relation] = { items: [] };
      });
    nodes[`${item.id}`] = node;
  });
  sortByPosition(items).forEach((item) => {
    const node = nodes[`${item.id}`] as Item;
    const relation = profileChildren[`${item.__typename}`];
    const isComment = item.__typename === 'EvaluationComment';
    const isShown = isComment
      ? comments.includes(item)
      : isFor(item, viewer, sub, user.isShareCurrentJob === true);
    if (relation && isShown) (tree[relation] as PreloadedRelation).items?.push(node);
    const below = BELOW[`${item.__typename}`];
    const parent = below ? nodes[parentIdOf(`${item.id}`)] : undefined;
    if (below && parent) (parent[below] as PreloadedRelation).items?.push(node);
  });
  return tree;
}
