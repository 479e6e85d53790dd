import { type Context, runtime } from '@aws-appsync/utils';
import { viewerOf } from '../../model/access';
import { isIdOf, keyOf, type RecordKey } from '../../model/ids';
import { needsUserRecord } from '../apply/lib/needsUserRecord';
import { needsJobRecord } from '../job/lib/needsJobRecord';
import { plainPaths } from '../lib/relation/plainPaths';
import { batchGetItems, batchItems, getCaller, type Item } from '../lib/resolver';
import { AHEAD } from '../lib/bundleConstants';

/** DynamoDB's maximum number of keys in a BatchGet. Records beyond it are read by the relation's resolver. */
const MOST = 100;

/** Returns a text that identifies a related record among those of a page. */
const nameOf = (entity: string, id: unknown) => `${entity}#${id}`;

/**
 * Returns the fields that the query selects of a relation of the page's rows; null for a name that may be an alias, so
 * that no snapshot suffices. If the rows' selection is a named fragment, whose aliases AppSync does not pass on, the
 * names count as fields; the relation's resolver sees more and reads what is lacking.
 */
function selectedOf(ctx: Context, field: string): (string | null)[] {
  const path = `items/${field}/`;
  const plain = plainPaths(ctx.info.selectionSetGraphQL);
  const isVisible = plain.includes(`items/${field}`);
  return ctx.info.selectionSetList
    .filter((each) => each.startsWith(path) && !each.slice(path.length).includes('/'))
    .filter((each) => each !== `${path}__typename`)
    .map((each) => (!isVisible || plain.includes(each) ? each.slice(path.length) : null));
}

/** Returns whether the caller needs the related record of a row although its snapshot has all selected fields. */
function needsRecord(ctx: Context, row: Item, entity: string, id: string, snapshot: Item): boolean {
  if (entity === 'OpenJob') return needsJobRecord(getCaller(ctx), snapshot);
  return entity === 'User' && needsUserRecord(viewerOf(getCaller(ctx), id), row);
}

/**
 * Reads the records to which the rows of a page refer with one BatchGet, if the query selects fields of them
 * that are not in the rows' snapshots, or the snapshots are not enough for the caller. Otherwise the relation's
 * resolver would read each record separately.
 */
export function request(ctx: Context) {
  const page = ctx.prev.result as { items?: Item[] } | null;
  const keys: Record<string, RecordKey> = {};
  AHEAD.forEach(({ field, by, entity }) => {
    const fields = selectedOf(ctx, field);
    (page?.items ?? []).forEach((row) => {
      const id = `${row[by] ?? ''}`;
      if (row[field] === null || !isIdOf(entity, id) || Object.keys(keys).length >= MOST) return;
      const snapshot = (row[field] ?? {}) as Item;
      const lacking = fields.filter((name) => name === null || snapshot[name] === undefined);
      const isNeeded = fields.length > 0 && needsRecord(ctx, row, entity.name, id, snapshot);
      if (isNeeded || lacking.length > 0) keys[nameOf(entity.name, id)] = keyOf(entity, id);
    });
  });
  const names = Object.keys(keys);
  if (names.length === 0) return runtime.earlyReturn(page);
  ctx.stash.ahead = names;
  return batchGetItems(
    ctx,
    AHEAD[0]!.entity.table,
    names.map((name) => keys[name] as RecordKey),
  );
}

/**
 * Adds to each row the records that were read for it, as `ahead`, by relation; null for a missing one. The
 * resolvers of the relations later remove the fields that the caller may not see.
 */
export function response(ctx: Context) {
  const names = ctx.stash.ahead as string[];
  const found: Record<string, Item | null> = {};
  batchItems(ctx, AHEAD[0]!.entity.table).forEach((item, index) => {
    found[`${names[index]}`] = item;
  });
  const page = ctx.prev.result as { items: Item[] };
  const items = page.items.map((row) => {
    const ahead: Record<string, unknown> = { ...(row.ahead as Item | undefined) };
    AHEAD.forEach(({ field, by, entity }) => {
      const record = found[nameOf(entity.name, row[by])];
      if (record !== undefined) ahead[field] = record;
    });
    return { ...row, ahead };
  });
  return { ...page, items };
}
