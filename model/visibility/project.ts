import { partitionOf } from '../ids';
import type { FieldRules, Viewer } from './FieldRules';

type Item = Record<string, unknown>;

function shows(rule: true | string | undefined, item: Item): boolean {
  if (!rule || rule === true) return rule === true;
  if (rule.startsWith('=')) return item[rule.slice(1)] === partitionOf(`${item.id}`);
  return rule.startsWith('!') ? item[rule.slice(1)] !== true : item[rule] === true;
}

/**
 * The record as this viewer may see it: a new object with the allowed fields only, nothing for the rest.
 * Part of every resolver's way out, so it stays inside the APPSYNC_JS subset.
 */
export function project(rules: FieldRules, item: Item, viewer: Viewer): Item {
  const shown: Item = {};
  rules.forEach((rule) => {
    if (!shows(rule[viewer], item)) return;
    rule.fields.split(' ').forEach((field) => {
      if (item[field] !== undefined) shown[field] = item[field];
    });
  });
  return shown;
}
