import type { ChangeRecord } from './ChangeRecord';

interface PartialResponse {
  batchItemFailures?: { itemIdentifier?: string | null }[] | null;
}

/**
 * Returns how many records of a batch, from the first on, have been processed according to the function's partial
 * batch response. It is all of them when the response reports no failure, and none when it reports a record that is
 * not in the batch, as in Lambda.
 */
export function findFirstFailure(answer: unknown, batch: ChangeRecord[]): number {
  const failures = (answer as PartialResponse | null)?.batchItemFailures ?? [];
  const places = failures.map(({ itemIdentifier }) =>
    batch.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === itemIdentifier),
  );
  if (places.length === 0) return batch.length;
  return Math.max(0, Math.min(...places));
}
