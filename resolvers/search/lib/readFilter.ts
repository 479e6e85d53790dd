import { invalid } from '../../lib/invalid';
import { searchClause } from './filter';
import type { Clause, Condition, Searchable } from './Searchable';

const GROUPS: Record<string, string> = { and: 'filter', or: 'should', not: 'must_not' };
/** The top of a filter, and how deep groups may stand in each other below it. */
const LEVELS = [0, 1, 2, 3, 4];

interface Group {
  at: string;
  condition: Condition;
  into: Clause[];
  /** Whether it narrows the whole: the top, and what stands in its `and`. */
  isTop: boolean;
}

/**
 * The conditions at the top of a filter as queries, and the field of each; `or` and `not` are one each, the parts of
 * `and` stand for themselves. Groups are worked off level by level, since the runtime knows no recursion.
 */
export function readFilter(filter: Condition, searchable: Searchable, isAdmin: boolean) {
  const top = { clauses: [] as Clause[], fields: [] as string[] };
  let groups: Group[] = [{ at: 'filter', condition: filter, into: top.clauses, isTop: true }];
  let count = 0;
  for (const level of LEVELS) {
    const below: Group[] = [];
    for (const { at, condition, into, isTop } of groups) {
      Object.keys(condition).forEach((field) => {
        const value = condition[field] ?? {};
        const how = GROUPS[field];
        const before = into.length;
        if (how) {
          const given = (Array.isArray(value) ? value : [value]) as (Condition | null)[];
          const isOpen = isTop && field === 'and';
          const parts = given.map((part): Group => {
            const inner = isOpen ? into : [];
            return { at: `${at}.${field}`, condition: part ?? {}, into: inner, isTop: isOpen };
          });
          parts.forEach((part) => below.push(part));
          const filters = parts.map((part) => ({ bool: { filter: part.into } }));
          if (!isOpen && filters.length > 0) into.push({ bool: { [how]: filters } });
        } else {
          const operators = value as Record<string, unknown>;
          Object.keys(operators).forEach((operator) => {
            const wanted = operators[operator] ?? '';
            const asked = { at: `${at}.${field}`, field, operator, value: wanted };
            if (wanted !== '') into.push(searchClause(asked, searchable, isAdmin));
          });
        }
        if (isTop) into.slice(before).forEach(() => top.fields.push(field));
      });
    }
    count += below.length;
    groups = below;
    if (count > 40 || (level === LEVELS.length - 1 && groups.length > 0))
      invalid('filter', '40 groups, 4 deep');
  }
  return top;
}
