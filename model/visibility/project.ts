import { partitionOf } from '../ids';
import type { FieldRules, Rule, Viewer } from './FieldRules';

/**
 * Returns whether a viewer sees the fields of a visibility rule in this record. `rule` is the rule's entry
 * for the viewer; undefined means that the viewer does not see the fields. Resolvers use this function, so it
 * is limited to the APPSYNC_JS subset.
 */
export function isRuleMet(rule: Rule | undefined, item: Readonly<Record<string, unknown>>): boolean {
  if (!rule || rule === true) return rule === true;
  if (rule.startsWith('=')) return item[rule.slice(1)] === partitionOf(`${item.id}`);
  return rule.startsWith('!') ? item[rule.slice(1)] !== true : item[rule] === true;
}

type StoredRow = Record<string, unknown>;

/**
 * Returns a copy of a record that contains only the fields that this viewer may see. Resolvers use this function, so it
 * is limited to the APPSYNC_JS subset.
 */
export function project<Row extends StoredRow>(rules: FieldRules, item: Row, viewer: Viewer): Partial<Row> {
  const shown: StoredRow = {};
  rules.forEach((rule) => {
    if (!isRuleMet(rule[viewer], item)) return;
    rule.fields.split(' ').forEach((field) => {
      if (item[field] !== undefined) shown[field] = item[field];
    });
  });
  return shown as Partial<Row>;
}
