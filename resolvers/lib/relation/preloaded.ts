import type { Context } from '@aws-appsync/utils';
import type { FieldRules, Viewer } from '../../../model/visibility/FieldRules';
import type { Item } from '../resolver';

/**
 * What a parent record passes to its relation. With `items`: the children, already read. Without: the
 * viewer may read them, but they are not loaded. The parent omits a relation that the viewer may not read.
 */
export interface PreloadedRelation {
  items?: Item[];
  /** True when the talent set the share flag that shows every row (`unlessShared` of the entity's `rows`). */
  sharesCurrent?: boolean;
  /** The caller's relation to the talent, if the parent knows more than the token shows. */
  viewer?: Viewer;
}

/**
 * True when the query may select one of these fields. A name that is not a field of the type is an alias
 * and could be any of them.
 */
export function selects(ctx: Context, rules: FieldRules, fields: readonly string[]): boolean {
  const asked = ctx.info.selectionSetList.filter((path) => {
    if (path.includes('/') || path === '__typename') return false;
    if (fields.includes(path)) return true;
    return rules.filter((rule) => rule.fields.split(' ').includes(path)).length === 0;
  });
  return asked.length > 0;
}

/**
 * True when a snapshot contains every selected field. The selection lists aliases instead of field names,
 * so an alias looks like a missing field: that costs a read, but never loses a value.
 */
export function coversSelection(ctx: Context, snapshot: Item | null | undefined): boolean {
  if (!snapshot) return false;
  const lacking = ctx.info.selectionSetList.filter((path) => {
    const name = `${path.split('/')[0]}`;
    return name !== '__typename' && snapshot[name] === undefined;
  });
  return lacking.length === 0;
}
