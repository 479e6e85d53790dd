import { invalid } from '../../lib/invalid';
import { conditionOf } from './conditionOf';
import type { Clause, Condition, Searchable } from './Searchable';

const GROUPS: Record<string, string> = { and: 'filter', or: 'should', not: 'must_not' };

/**
 * The conditions at the top of a filter as queries, and the field of each. Nested groups are worked off one after
 * another, since the runtime knows no recursion.
 */
export function readFilter(filter: Condition, searchable: Searchable, isAdmin: boolean) {
  const top = { clauses: [] as Clause[], fields: [] as string[] };
  const groups = [{ at: 'filter', condition: filter, into: top.clauses }];
  for (const { at, condition, into } of groups) {
    Object.keys(condition).forEach((field) => {
      const value = condition[field] ?? {};
      const before = into.length;
      const how = GROUPS[field];
      if (how) {
        const parts = (Array.isArray(value) ? value : [value]) as Condition[];
        const inner = parts.map((part) => ({ at: `${at}.${field}`, condition: part, into: [] as Clause[] }));
        inner.forEach((group) => groups.push(group));
        const filters = inner.map((group) => ({ bool: { filter: group.into } }));
        if (filters.length > 0) into.push({ bool: { [how]: filters } });
      } else {
        const operators = value as Record<string, unknown>;
        Object.keys(operators).forEach((operator) => {
          const wanted = operators[operator] ?? '';
          const asked = { at: `${at}.${field}`, field, operator, value: wanted };
          if (wanted !== '') into.push(conditionOf(asked, searchable, isAdmin));
        });
      }
      if (at === 'filter') into.slice(before).forEach(() => top.fields.push(field));
    });
    if (groups.length > 40) invalid('filter', '40 groups');
  }
  return top;
}
