import type { Context } from '@aws-appsync/utils';
import type { FieldRules, Viewer } from '../../../model/visibility/FieldRules';
import type { StoredRow } from '../../generated/types';
import { RELATION } from '../bundleConstants';
import { plainPaths } from './plainPaths';
import { visibleAliases } from './visibleAliases';

/**
 * What the resolver of a parent record passes to the resolver of one of its relations, in the relation's
 * field. With `items`, the children were already read. Without `items`, they were not, but the viewer may
 * read them. If the field is null, the viewer may not read them.
 */
export interface PreloadedRelation {
  items?: StoredRow[];
  /** Set if the parent's resolver read some of the children alone. */
  nextToken?: string | null;
  /**
   * Whether the talent has set the share flag that is named in the entity's `rows.unlessShared`. If not,
   * child records about a current position are hidden.
   */
  sharesCurrent?: boolean;
  /**
   * How the viewer sees the talent's records, for example `inContact`. Set if the parent's resolver knows it
   * and the relation's resolver could not find it out: the talent's private rows show it, or the profile is a
   * preview.
   */
  viewer?: Viewer;
}

/**
 * Returns whether the query may select one of `fields`. For a field with an alias, AppSync gives only the
 * alias, which could stand for one of `fields`; the result is then true. An alias in a named fragment is known only if
 * it is no field of the type. So what must not be read without being noticed is passed on only if this is true.
 */
export function selects(ctx: Context, rules: FieldRules, fields: readonly string[]): boolean {
  const aliases = visibleAliases(ctx.info.selectionSetGraphQL);
  const asked = ctx.info.selectionSetList.filter((path) => {
    if (path.includes('/') || path === '__typename') return false;
    if (fields.includes(path) || aliases.includes(path)) return true;
    return rules.filter((rule) => rule.fields.split(' ').includes(path)).length === 0;
  });
  return asked.length > 0;
}

/**
 * Returns whether a snapshot contains all fields that the query selects, so that the record need not be read.
 * False if the query has an alias or a named fragment, because AppSync then does not name the fields.
 */
export function coversSelection(ctx: Context, snapshot: StoredRow | null | undefined): boolean {
  if (!snapshot) return false;
  const plain = plainPaths(ctx.info.selectionSetGraphQL);
  const lacking = ctx.info.selectionSetList.filter((path) => {
    const [name = ''] = path.split('/');
    return name !== '__typename' && (snapshot[name] === undefined || !plain.includes(name));
  });
  return lacking.length === 0;
}

/**
 * Returns the record of this relation that the list of the parent records has read, see `relations.ahead`. Null
 * if the record is missing, undefined if it was not read.
 */
export function readAhead<Row = StoredRow>(ctx: Context): Row | null | undefined {
  const { ahead }: { ahead?: Record<string, Row | null> } = ctx.source ?? {};
  return ahead?.[RELATION.field];
}
