import { partitionOf } from '../ids';
import type { Rule } from './FieldRules';

/** Returns whether a rule shows its fields of this record. Used by resolvers: APPSYNC_JS subset only. */
export function isRuleMet(rule: Rule | undefined, item: Readonly<Record<string, unknown>>): boolean {
  if (!rule || rule === true) return rule === true;
  if (rule.startsWith('=')) return item[rule.slice(1)] === partitionOf(`${item.id}`);
  return rule.startsWith('!') ? item[rule.slice(1)] !== true : item[rule] === true;
}
