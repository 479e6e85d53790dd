import type { Context } from '@aws-appsync/utils';
import type { FieldRules, Viewer } from '../../../model/visibility/FieldRules';
import type { Item } from '../resolver';

/**
 * What the resolver of a record passes to the resolver of one of the record's relations. With `items`, the
 * child records have already been read. Without `items`, the viewer may read them but they have not been read
 * yet. A relation that the viewer may not read is missing or null.
 */
export interface PreloadedRelation {
  items?: Item[];
  /**
   * Whether the talent has set the share flag that makes every child record visible. The entity's
   * `rows.unlessShared` names this flag.
   */
  sharesCurrent?: boolean;
  /**
   * How the viewer sees the talent's records (such as `inContact`), if the resolver of the parent record has
   * found this out from the talent's private rows.
   */
  viewer?: Viewer;
}

/**
 * Returns whether the query may select one of these fields. A selected name that is not a field of the type
 * is an alias, which may stand for any field.
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
 * Returns whether a snapshot contains every field that the query selects. AppSync lists aliases instead of field names,
 * so an alias looks like a missing field; the record is then read unnecessarily, but no value is lost.
 */
export function coversSelection(ctx: Context, snapshot: Item | null | undefined): boolean {
  if (!snapshot) return false;
  const lacking = ctx.info.selectionSetList.filter((path) => {
    const name = `${path.split('/')[0]}`;
    return name !== '__typename' && snapshot[name] === undefined;
  });
  return lacking.length === 0;
}
