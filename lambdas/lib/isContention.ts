import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';

const PASSING = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];

/**
 * Returns whether a DynamoDB write failed only because of concurrent writes to the same items or because of throttling,
 * so that a retry can succeed.
 */
export function isContention(error: unknown): error is Error {
  if (error instanceof TransactionConflictException) return true;
  if (!(error instanceof TransactionCanceledException)) return false;
  const codes = (error.CancellationReasons ?? []).flatMap(({ Code }) =>
    Code && Code !== 'None' ? [Code] : [],
  );
  return codes.length > 0 && codes.every((code) => PASSING.includes(code));
}
