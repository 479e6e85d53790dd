import type { FieldRules, Viewer } from './FieldRules';
import { isRuleMet } from './isRuleMet';

type Item = Record<string, unknown>;

/**
 * Returns a new object with only the fields of the record that this viewer may see. Used by resolvers: APPSYNC_JS
 * subset only.
 */
export function project(rules: FieldRules, item: Item, viewer: Viewer): Item {
  const shown: Item = {};
  rules.forEach((rule) => {
    if (!isRuleMet(rule[viewer], item)) return;
    rule.fields.split(' ').forEach((field) => {
      if (item[field] !== undefined) shown[field] = item[field];
    });
  });
  return shown;
}
