import { parentIdOf } from '../../../model/ids';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { isRowShown } from '../../../model/visibility/isRowShown';
import { isRuleMet } from '../../../model/visibility/project';
import { shownComments } from '../../../model/visibility/shownComments';
import type { StoredRow } from '../../generated/types';
import { PROFILE } from '../../lib/bundleConstants';
import { sortByPosition } from '../../lib/page/sortByPosition';
import type { PreloadedRelation } from '../../lib/relation/preloaded';
import { relationsBelow } from './relationsBelow';
import { withUnloadedRelations } from './userView';
import { asText } from '../../lib/asText';

/** Returns a copy of a record in which the given relations are empty lists. */
function withEmptyLists(record: StoredRow, relations: string[] = []): StoredRow {
  const node: StoredRow = { ...record };
  relations.forEach((relation) => {
    node[relation] = { items: [] };
  });
  return node;
}

/**
 * Builds a talent's profile with its child records, as the viewer may see it, from the items of the talent's
 * partition. A record is left out if it is hidden from the viewer, or if a record above it is hidden or
 * missing. For comments, `shownComments` decides, because evaluations decide who sees them.
 * @param sub the sub of the caller; empty for a caller without a sub
 */
export function assemble(user: StoredRow, items: StoredRow[], viewer: Viewer, sub: string): StoredRow {
  const comments = shownComments(items, viewer, sub);
  const tree = withEmptyLists(withUnloadedRelations(user), relationsBelow('User'));
  const below: Record<string, string[]> = {};
  Object.keys(PROFILE.rows).forEach((type) => {
    below[type] = relationsBelow(type);
  });
  const nodes: Record<string, StoredRow> = { [asText(user.sub)]: tree };
  items.forEach((item) => {
    const type = PROFILE.rows[asText(item.__typename)];
    if (!type) return;
    const node = withEmptyLists(item, below[asText(item.__typename)]);
    type.guarded.forEach((rule) => {
      if (!isRuleMet(rule[viewer], item)) rule.fields.split(' ').forEach((field) => (node[field] = null));
    });
    nodes[asText(item.id)] = node;
  });
  sortByPosition(items).forEach((item) => {
    const type = PROFILE.rows[asText(item.__typename)];
    const list = type && (nodes[parentIdOf(asText(item.id))]?.[type.relation] as PreloadedRelation | null);
    if (!list) return;
    const isShared = !!type.rows?.unlessShared && user[type.rows.unlessShared] === true;
    const isComment = item.__typename === 'EvaluationComment';
    const isShown = isComment ? comments.includes(item) : isRowShown(type, item, viewer, sub, isShared);
    if (isShown) list.items?.push(nodes[asText(item.id)]!);
  });
  return tree;
}
