import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ErrorType } from '../../../../model/errors';
import type { Failure } from './Failure';

const refusals: readonly string[] = [
  'NotFound',
  'Unauthorized',
  'ConsentRequired',
  'Conflict',
  'InvalidInput',
  'TooManyRequests',
] satisfies ErrorType[];

interface AppSyncError {
  message: string;
  errorType?: string;
  errorInfo?: Pick<Failure, 'field' | 'rule' | 'findings' | 'inUse' | 'retryAt'> | null;
  extensions?: { signedOut?: boolean; correlationId?: string };
}

const isOffline = (error: { message: string }) =>
  (typeof navigator !== 'undefined' && navigator.onLine === false) ||
  /network|failed to fetch/i.test(error.message);

/**
 * Converts the error of an API operation into one of the kinds of failures that screens know. The server's
 * message is for the log only and is never shown.
 */
export function classifyFailure(error: unknown): Failure {
  const [first] = CombinedGraphQLErrors.is(error) ? (error.errors as readonly AppSyncError[]) : [];
  if (first?.extensions?.signedOut) return { kind: 'SignedOut' };
  if (first?.errorType && refusals.includes(first.errorType)) {
    const { field, rule, findings, inUse, retryAt } = first.errorInfo ?? {};
    return {
      kind: first.errorType as ErrorType,
      field,
      rule,
      ...(findings && { findings }),
      ...(inUse && { inUse }),
      ...(retryAt && { retryAt }),
    };
  }
  const shown = first ?? (error instanceof Error ? error : { message: '' });
  if (isOffline(shown)) return { kind: 'Offline' };
  return { kind: 'Unexpected', reference: first?.extensions?.correlationId };
}
