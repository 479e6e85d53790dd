import { type Context, runtime } from '@aws-appsync/utils';
import { mayTouch, viewerOf } from '../../model/access';
import { idLength, partitionOf } from '../../model/ids';
import { isRowShown } from '../../model/visibility/isRowShown';
import { project } from '../../model/visibility/project';
import { getCaller, getSource, type Item, queryChildren, resultOrFail } from '../lib/resolver';
import type { PreloadedRelation } from '../lib/relation/preloaded';
import { sortByPosition } from '../lib/page/sortByPosition';
import { readOffset, readPageSize, slicePage } from '../lib/page/paging';
import { RELATION, ENTITY } from '../lib/bundleConstants';

interface Args {
  limit?: number | null;
  nextToken?: string | null;
}

/**
 * Returns a page of a record's children, sorted by `position`. They were preloaded with the parent, or are
 * read with one Query. Null if the viewer may not read them.
 */
export function request(ctx: Context<Args>) {
  const offset = readOffset(ctx.args.nextToken);
  const size = readPageSize(ctx.args.limit, 100, 100);
  const carried = getSource(ctx)[RELATION.field] as PreloadedRelation | null | undefined;
  if (carried === null) return runtime.earlyReturn(null);
  if (carried?.items) return runtime.earlyReturn(slicePage(carried.items, offset, size));
  const id = `${getSource(ctx).id}`;
  const isTheirs = mayTouch(['owner', 'admin'], getCaller(ctx), partitionOf(id));
  if (!carried && !isTheirs && ENTITY.table === 'Talent') return runtime.earlyReturn(null);
  return queryChildren(ENTITY, id);
}

export function response(ctx: Context<Args>) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const carried = getSource(ctx)[RELATION.field] as PreloadedRelation | undefined;
  const who = getCaller(ctx);
  const viewer = carried?.viewer ?? viewerOf(who, partitionOf(`${getSource(ctx).id}`));
  const children = items.filter((item) => {
    if (item.__typename !== ENTITY.name || `${item.id}`.split('.').length !== idLength(ENTITY)) return false;
    return isRowShown(ENTITY, item, viewer, who.sub, carried?.sharesCurrent === true);
  });
  const below: Item = {};
  Object.entries(ENTITY.relations).forEach(([field, relation]) => {
    if (relation.kind === 'many') below[field] = { viewer };
  });
  const shown = sortByPosition(children).map((child) =>
    project(ENTITY.fields, { ...child, ...below }, viewer),
  );
  return slicePage(shown, readOffset(ctx.args.nextToken), readPageSize(ctx.args.limit, 100, 100));
}
