import { partitionOf } from '../ids';
import type { FieldRules, Rule, Viewer } from './FieldRules';

/** Returns whether a rule shows its fields of this record. Used by resolvers: APPSYNC_JS subset only. */
export function isRuleMet(rule: Rule | undefined, item: Readonly<Record<string, unknown>>): boolean {
  if (!rule || rule === true) return rule === true;
  if (rule.startsWith('=')) return item[rule.slice(1)] === partitionOf(`${item.id}`);
  return rule.startsWith('!') ? item[rule.slice(1)] !== true : item[rule] === true;
}

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
