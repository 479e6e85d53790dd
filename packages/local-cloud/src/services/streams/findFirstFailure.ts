import type { ChangeRecord } from './ChangeRecord';

interface PartialResponse {
  batchItemFailures?: { itemIdentifier?: string | null }[] | null;
}

/**
 * Returns how many records of a batch, counted from the first, the function has processed, according to its
 * partial batch response (`batchItemFailures`). If some records failed, these are the records before the
 * first failed one. As in Lambda, the result is 0 when the response names a record that is not in the batch.
 */
export function findFirstFailure(answer: unknown, batch: ChangeRecord[]): number {
  const failures = (answer as PartialResponse | null)?.batchItemFailures ?? [];
  const places = failures.map(({ itemIdentifier }) =>
    batch.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === itemIdentifier),
  );
  if (places.length === 0) return batch.length;
  return Math.max(0, Math.min(...places));
}
