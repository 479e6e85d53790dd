import type { Context } from '@aws-appsync/utils';
import type { FieldRules, Viewer } from '../../../model/visibility/FieldRules';
import type { Item } from '../resolver';

/**
 * What a parent tells its relation. With `items`: the children it was read with. Without: the viewer may
 * read them, but they were not read. A relation that the viewer may not read is absent altogether.
 */
export interface PreloadedRelation {
  items?: Item[];
  /** The talent shares the current position too. */
  sharesCurrent?: boolean;
  /** How near the caller stands, where the parent found out more than the token tells. */
  viewer?: Viewer;
}

/**
 * Does the selection ask for one of these fields, as far as can be told? A name that is no field of the
 * type is an alias and may stand for any of them.
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
 * Does a snapshot hold everything that was selected of it? The selection names aliases instead of fields,
 * so an alias looks like something that the snapshot lacks: it costs a read, never a value.
 */
export function coversSelection(ctx: Context, snapshot: Item | null | undefined): boolean {
  if (!snapshot) return false;
  const lacking = ctx.info.selectionSetList.filter((path) => {
    const name = `${path.split('/')[0]}`;
    return name !== '__typename' && snapshot[name] === undefined;
  });
  return lacking.length === 0;
}
