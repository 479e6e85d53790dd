import { type Context, runtime } from '@aws-appsync/utils';
import { viewerOf } from '../../model/access';
import { isIdOf, partitionOf } from '../../model/ids';
import { project } from '../../model/visibility/project';
import { getCaller, getRecord, getSource, type Item, resultOrFail } from '../lib/resolver';
import { coversSelection } from '../lib/relation/preloaded';

/**
 * Returns the record that a field refers to: from the snapshot in the parent record if it contains all selected fields,
 * otherwise by one read.
 */
export function request(ctx: Context) {
  const snapshot = getSource(ctx)[RELATION.field] as Item | null | undefined;
  if (snapshot === null || coversSelection(ctx, snapshot)) return runtime.earlyReturn(snapshot);
  const id = getSource(ctx)[RELATION.by];
  if (!id || !isIdOf(ENTITY, `${id}`)) return runtime.earlyReturn(null);
  return getRecord(ENTITY, `${id}`);
}

export function response(ctx: Context) {
  const item = resultOrFail<Item | null>(ctx);
  const isPersons = ENTITY.table === 'Talent';
  const viewer = viewerOf(getCaller(ctx), isPersons ? partitionOf(`${getSource(ctx)[RELATION.by]}`) : '');
  const shown = item ? project(ENTITY.fields, item, viewer) : null;
  return shown?.id ? shown : null;
}
