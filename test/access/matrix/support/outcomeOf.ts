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
 * Returns the result of one call in the notation of the access matrix (`ok`, `null`, `U` …). `alias` is the
 * call's alias in the GraphQL response. An error without a letter in that notation is returned with its
 * message.
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
 * Returns whether an actual result in the notation of the access matrix is the expected one. `ok` also
 * accepts a list, with or without rows.
 */
export const agrees = (expected: Outcome, got: string) =>
  expected === got || (expected === 'ok' && (got === 'some' || got === 'none'));
