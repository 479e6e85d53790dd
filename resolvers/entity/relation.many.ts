import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { mayTouch, viewerOf } from '../../model/access';
import { childrenPrefix, idLength, partitionOf } from '../../model/ids';
import { isRowShown } from '../../model/visibility/isRowShown';
import { project } from '../../model/visibility/project';
import { resultOrFail } from '../lib/resultOrFail';
import type { PreloadedRelation } from '../lib/PreloadedRelation';
import { caller } from '../lib/caller';
import { inPosition } from '../lib/inPosition';
import type { Item } from '../lib/Item';
import { sourceOf } from '../lib/sourceOf';
import { offsetOf } from '../lib/offsetOf';
import { slicePage } from '../lib/slicePage';
import { pageSize } from '../lib/pageSize';

interface Args {
  limit?: number | null;
  nextToken?: string | null;
}

/**
 * Lists the records of one type below a record: those that the parent was read with, or else by one Query. Null
 * when the viewer may not see the relation.
 */
export function request(ctx: Context<Args>) {
  const offset = offsetOf(ctx.args.nextToken);
  const size = pageSize(ctx.args.limit, 100, 100);
  const carried = sourceOf(ctx)[RELATION.field] as PreloadedRelation | null | undefined;
  if (carried === null) return runtime.earlyReturn(null);
  if (carried?.items) return runtime.earlyReturn(slicePage(carried.items, offset, size));
  const id = `${sourceOf(ctx).id}`;
  const isTheirs = mayTouch(['owner', 'admin'], caller(ctx), partitionOf(id));
  if (!carried && !isTheirs && ENTITY.table === 'Talent') return runtime.earlyReturn(null);
  const { pk, sk } = childrenPrefix(ENTITY, id);
  return query({ query: { pk: { eq: pk }, sk: { beginsWith: sk } }, limit: 1000 });
}

export function response(ctx: Context<Args>) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const carried = sourceOf(ctx)[RELATION.field] as PreloadedRelation | undefined;
  const who = caller(ctx);
  const viewer = carried?.viewer ?? viewerOf(who, partitionOf(`${sourceOf(ctx).id}`));
  const children = items.filter((item) => {
    if (item.__typename !== ENTITY.name || `${item.id}`.split('.').length !== idLength(ENTITY)) return false;
    return isRowShown(ENTITY, item, viewer, who.sub, carried?.sharesCurrent === true);
  });
  const below: Item = {};
  Object.entries(ENTITY.relations).forEach(([field, relation]) => {
    if (relation.kind === 'many') below[field] = { viewer };
  });
  const shown = inPosition(children).map((child) => project(ENTITY.fields, { ...child, ...below }, viewer));
  return slicePage(shown, offsetOf(ctx.args.nextToken), pageSize(ctx.args.limit, 100, 100));
}
