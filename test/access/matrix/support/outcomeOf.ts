import type { Answer } from '../../../support/api/query';
import type { Outcome } from './Row';

const refusals: Record<string, Outcome> = {
  Unauthorized: 'U',
  NotFound: 'NF',
  Conflict: 'C',
  InvalidInput: 'I',
  TooManyRequests: 'T',
};

/**
 * Returns the result of one call as the access matrix writes it (`ok`, `null`, `U` …). For an error that the
 * matrix has no letter for, returns the message.
 * @param alias the alias of the call in the GraphQL response
 */
export function outcomeOf(answer: Answer<Record<string, unknown>>, alias: string): string {
  const error = answer.errors.find(({ path }) => path?.[0] === alias);
  if (error) return refusals[`${error.errorType}`] ?? `${error.errorType}: ${error.message}`;
  if (!answer.data) return answer.errors[0]?.message ?? `HTTP ${answer.status}`;
  const value = answer.data[alias];
  if (value === null || value === undefined) return 'null';
  const { items, total = 0 } = value as { items?: unknown[]; total?: number };
  if (!items) return 'ok';
  if (items.length > 0) return 'some';
  return total > 0 ? `none of ${total}` : 'none';
}

/**
 * Returns whether the actual result is the expected one. If `ok` is expected, a list is accepted too, with or
 * without rows.
 */
export const agrees = (expected: Outcome, got: string) =>
  expected === got || (expected === 'ok' && (got === 'some' || got === 'none'));
