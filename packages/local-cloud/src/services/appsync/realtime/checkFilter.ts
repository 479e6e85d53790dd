import { failure } from '../execution/FieldError';
import { limits } from '../limits';
import type { SubscriptionFilter } from '../runtime/Effects';
import { filterOperators } from './matchesFilter';

const LIST_LIMITS: Record<string, number> = {
  in: limits.filterInValues,
  notIn: limits.filterInValues,
  between: 2,
  containsAny: limits.filterContainsAnyValues,
};

function problem(fieldName: string, operator: string, value: unknown): string | null {
  if (!(operator in filterOperators)) return `the operator ${operator} is unknown`;
  const depth = fieldName.split('.').length;
  if (depth > limits.filterPathDepth)
    return `${fieldName} is ${depth} levels deep, ${limits.filterPathDepth} allowed`;
  const most = LIST_LIMITS[operator];
  if (most === undefined) return null;
  if (!Array.isArray(value)) return `${operator} wants a list`;
  return value.length > most ? `${operator} with ${value.length} values, ${most} allowed` : null;
}

/** @throws FieldError for an enhanced filter that AppSync does not accept */
export function checkFilter(filter: SubscriptionFilter | null): void {
  for (const { filters } of filter?.filterGroup ?? []) {
    for (const { fieldName, operator, value } of filters) {
      const found = problem(fieldName, operator, value);
      if (found) throw failure('BadRequestException', `Invalid subscription filter: ${found}.`);
    }
  }
}
