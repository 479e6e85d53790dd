import type { Context } from '@aws-appsync/utils';
import type { FieldRules } from '../../../model/visibility/FieldRules';

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
