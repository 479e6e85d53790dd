import { type Context, runtime } from '@aws-appsync/utils';
import { viewerOf } from '../../model/access';
import { isIdOf, partitionOf } from '../../model/ids';
import { project } from '../../model/visibility/project';
import { getCaller, getRecord, getSource, type Item, resultOrFail } from '../lib/resolver';
import { coversSelection, readAhead } from '../lib/relation/preloaded';
import { RELATION, ENTITY } from '../lib/bundleConstants';

/**
 * Returns the record that a field refers to: from the snapshot in the parent record if it contains all selected fields,
 * otherwise from what the list of the parent records has read, otherwise by one read.
 */
export function request(ctx: Context) {
  const snapshot = getSource(ctx)[RELATION.field] as Item | null | undefined;
  if (snapshot === null || coversSelection(ctx, snapshot)) return runtime.earlyReturn(snapshot);
  const ahead = readAhead(ctx);
  if (ahead !== undefined) return runtime.earlyReturn(shownTo(ctx, ahead));
  const id = getSource(ctx)[RELATION.by];
  if (!id || !isIdOf(ENTITY, `${id}`)) return runtime.earlyReturn(null);
  return getRecord(ENTITY, `${id}`);
}

/** Returns the fields of the related record that the caller may see; null if it is missing. */
function shownTo(ctx: Context, item: Item | null): Item | null {
  const isPersons = ENTITY.table === 'Talent';
  const viewer = viewerOf(getCaller(ctx), isPersons ? partitionOf(`${getSource(ctx)[RELATION.by]}`) : '');
  const shown = item ? project(ENTITY.fields, item, viewer) : null;
  return shown?.id ? shown : null;
}

export function response(ctx: Context) {
  return shownTo(ctx, resultOrFail<Item | null>(ctx));
}
