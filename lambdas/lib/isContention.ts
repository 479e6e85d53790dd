import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';

const PASSING = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];

/** Did a write fail only because others wrote the same items at that moment, or too much at once? */
export function isContention(error: unknown): error is Error {
  if (error instanceof TransactionConflictException) return true;
  if (!(error instanceof TransactionCanceledException)) return false;
  const codes = (error.CancellationReasons ?? []).flatMap(({ Code }) =>
    Code && Code !== 'None' ? [Code] : [],
  );
  return codes.length > 0 && codes.every((code) => PASSING.includes(code));
}
