import type { Context } from '@aws-appsync/utils';
import type { FieldRules, Viewer } from '../../../model/visibility/FieldRules';
import type { Item } from '../resolver';

/**
 * What the resolver of a parent record passes to the resolver of one of its relations. With `items`, the
 * child records have already been read. Without `items`, they have not been read, but the viewer may read
 * them. In place of this object, null means that the viewer may not read the relation.
 */
export interface PreloadedRelation {
  items?: Item[];
  /**
   * Whether the talent has set the share flag that makes every child record visible. The entity's
   * `rows.unlessShared` names this flag.
   */
  sharesCurrent?: boolean;
  /**
   * How the viewer sees the talent's records (such as `inContact`), if the parent's resolver has already
   * determined this from the talent's private rows.
   */
  viewer?: Viewer;
}

/**
 * Returns whether the query may select one of the fields in `fields`. It also returns true if a selected name
 * is no field of the type: the name is then an alias, which can stand for any field.
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
 * Returns whether a snapshot contains every field that the query selects. AppSync lists an alias in place of
 * the field's name. An alias therefore counts as a missing field: the record is then read without need, but
 * no value is lost.
 */
export function coversSelection(ctx: Context, snapshot: Item | null | undefined): boolean {
  if (!snapshot) return false;
  const lacking = ctx.info.selectionSetList.filter((path) => {
    const name = `${path.split('/')[0]}`;
    return name !== '__typename' && snapshot[name] === undefined;
  });
  return lacking.length === 0;
}
