import { type Context, runtime } from '@aws-appsync/utils';
import { mayTouch, viewerOf } from '../../model/access';
import { idLength, isIdOf, keyOf, partitionOf, type RecordKey } from '../../model/ids';
import { isRowShown } from '../../model/visibility/isRowShown';
import { project } from '../../model/visibility/project';
import type { StoredRow } from '../generated/types';
import { AHEAD, ENTITY, RELATION } from '../lib/bundleConstants';
import { steps } from '../lib/operation';
import { readOffset, readPageSize, slicePage } from '../lib/page/paging';
import { sortByPosition } from '../lib/page/sortByPosition';
import { batchGetItems, batchItems, getRecord, queryChildren } from '../lib/read';
import { plainPaths } from '../lib/relation/plainPaths';
import { coversSelection, type PreloadedRelation, readAhead } from '../lib/relation/preloaded';
import { getCaller, getSource, resultOrFail } from '../lib/resolver';
import { needsUserRecord } from '../apply/lib/needsUserRecord';
import { needsJobRecord } from '../job/lib/needsJobRecord';
import { asText } from '../lib/asText';

/** Returns the fields of the related record that the caller may see; null if it is missing. */
function shownTo(ctx: Context, item: StoredRow | null): StoredRow | null {
  const isPersons = ENTITY.table === 'Talent';
  const viewer = viewerOf(getCaller(ctx), isPersons ? partitionOf(asText(getSource(ctx)[RELATION.by])) : '');
  const shown = item ? project(ENTITY.fields, item, viewer) : null;
  return shown?.id ? shown : null;
}

interface Args {
  limit?: number | null;
  nextToken?: string | null;
}

/** DynamoDB's maximum number of keys in a BatchGet. Records beyond it are read by the relation's resolver. */
const MOST = 100;

/** Returns a text that identifies a related record among those of a page. */
const nameOf = (entity: string, id: unknown) => `${entity}#${asText(id)}`;

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
function needsRecord(ctx: Context, row: StoredRow, entity: string, id: string, snapshot: StoredRow): boolean {
  if (entity === 'OpenJob') return needsJobRecord(getCaller(ctx), snapshot);
  return entity === 'User' && needsUserRecord(viewerOf(getCaller(ctx), id), row);
}

export const relation = steps({
  one: {
    /**
     * Returns the record that a field refers to: from the snapshot in the parent record if it contains all selected fields,
     * otherwise from what the list of the parent records has read, otherwise by one read.
     */
    request(ctx: Context) {
      const snapshot: StoredRow | null | undefined = getSource(ctx)[RELATION.field];
      if (snapshot === null || coversSelection(ctx, snapshot)) return runtime.earlyReturn(snapshot);
      const ahead = readAhead(ctx);
      if (ahead !== undefined) return runtime.earlyReturn(shownTo(ctx, ahead));
      const id = asText(getSource(ctx)[RELATION.by]);
      return isIdOf(ENTITY, id) ? getRecord(ENTITY, id) : runtime.earlyReturn(null);
    },

    response(ctx: Context) {
      return shownTo(ctx, resultOrFail<StoredRow | null>(ctx));
    },
  },

  many: {
    /**
     * Returns a page of a record's children, sorted by `position`. They were preloaded with the parent, or are
     * read with one Query. Null if the viewer may not read them.
     */
    request(ctx: Context<Args>) {
      const offset = readOffset(ctx.args.nextToken);
      const size = readPageSize(ctx.args.limit, 100, 100);
      const carried: PreloadedRelation | null | undefined = getSource(ctx)[RELATION.field];
      if (carried === null) return runtime.earlyReturn(null);
      if (carried?.items) return runtime.earlyReturn(slicePage(carried.items, offset, size));
      const id = getSource(ctx).id;
      const isTheirs = mayTouch(['owner', 'admin'], getCaller(ctx), partitionOf(id));
      if (!carried && !isTheirs && ENTITY.table === 'Talent') return runtime.earlyReturn(null);
      return queryChildren(ENTITY, id);
    },

    response(ctx: Context<Args>) {
      const { items } = resultOrFail<{ items: StoredRow[] }>(ctx);
      const carried: PreloadedRelation | undefined = getSource(ctx)[RELATION.field];
      const who = getCaller(ctx);
      const viewer = carried?.viewer ?? viewerOf(who, partitionOf(getSource(ctx).id));
      const children = items.filter((item) => {
        if (item.__typename !== ENTITY.name || asText(item.id).split('.').length !== idLength(ENTITY))
          return false;
        return isRowShown(ENTITY, item, viewer, who.sub, carried?.sharesCurrent === true);
      });
      const below: StoredRow = {};
      Object.entries(ENTITY.relations).forEach(([field, relation]) => {
        if (relation.kind === 'many') below[field] = { viewer };
      });
      const shown = sortByPosition(children).map((child) =>
        project(ENTITY.fields, { ...child, ...below }, viewer),
      );
      return slicePage(shown, readOffset(ctx.args.nextToken), readPageSize(ctx.args.limit, 100, 100));
    },
  },

  ahead: {
    /**
     * Reads the records to which the rows of a page refer with one BatchGet, if the query selects fields of them
     * that are not in the rows' snapshots, or the snapshots are not enough for the caller. Otherwise the relation's
     * resolver would read each record separately.
     */
    request(ctx: Context) {
      const page: { items?: StoredRow[] } | null = ctx.prev.result;
      const keys: Record<string, RecordKey> = {};
      AHEAD.forEach(({ field, by, entity }) => {
        const fields = selectedOf(ctx, field);
        (page?.items ?? []).forEach((row) => {
          const id = asText(row[by]);
          if (row[field] === null || !isIdOf(entity, id) || Object.keys(keys).length >= MOST) return;
          const snapshot = (row[field] ?? {}) as StoredRow;
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
        names.map((name) => keys[name]!),
      );
    },

    /**
     * Adds to each row the records that were read for it, as `ahead`, by relation; null for a missing one. The
     * resolvers of the relations later remove the fields that the caller may not see.
     */
    response(ctx: Context) {
      const names: string[] = ctx.stash.ahead;
      const found: Record<string, StoredRow | null> = {};
      batchItems(ctx, AHEAD[0]!.entity.table).forEach((item, index) => {
        found[names[index] ?? ''] = item;
      });
      const page: { items: StoredRow[] } = ctx.prev.result;
      const items = page.items.map((row) => {
        const ahead: Record<string, unknown> = { ...(row.ahead as StoredRow | undefined) };
        AHEAD.forEach(({ field, by, entity }) => {
          const record = found[nameOf(entity.name, row[by])];
          if (record !== undefined) ahead[field] = record;
        });
        return { ...row, ahead };
      });
      return { ...page, items };
    },
  },
});
