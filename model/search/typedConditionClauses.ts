import { hoursPaid } from './hoursPaid';
import type { Clause } from './Searchable';
import type { TypedCondition } from './Understood';

/** Returns the clauses for a pay of the given period that overlaps the wanted range. A range may have an open end. */
function payClauses(salaryType: string, least: number | null, most: number | null): Clause[] {
  const clauses: Clause[] = [{ term: { salaryType } }];
  const reaches = (field: string, other: string, bound: Clause): Clause => ({
    bool: {
      should: [
        { range: { [field]: bound } },
        { bool: { filter: [{ exists: { field: other } }], must_not: [{ exists: { field } }] } },
      ],
      minimum_should_match: 1,
    },
  });
  if (least !== null) clauses.push(reaches('maximumSalary', 'minumumSalary', { gte: least }));
  if (most !== null) clauses.push(reaches('minumumSalary', 'maximumSalary', { lte: most }));
  return clauses;
}

/**
 * Returns the OpenSearch clauses for a condition that the user has typed into the search box. People say what they
 * hope for in one period, whatever the period in which a job is paid; their hopes are compared as for full-time work.
 */
export function typedConditionClauses(condition: TypedCondition, comparesPeriods: boolean): Clause[] {
  const { field, value, salaryType, least, most } = condition;
  if (value) return [{ term: { [field]: value } }];
  if (field !== 'salary' || !salaryType) return [{ range: { [field]: { gte: least, lte: most } } }];
  if (!comparesPeriods) return payClauses(salaryType, least, most);
  const should = Object.entries(hoursPaid).map(([period, hours]) => {
    const factor = hours / hoursPaid[salaryType];
    const converted = (amount: number | null) => (amount === null ? null : Math.round(amount * factor));
    return { bool: { filter: payClauses(period, converted(least), converted(most)) } };
  });
  return [{ bool: { should, minimum_should_match: 1 } }];
}
