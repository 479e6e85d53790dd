import type { ChangeRecord } from './ChangeRecord';

interface PartialResponse {
  batchItemFailures?: { itemIdentifier?: string | null }[] | null;
}

/**
 * Returns how many records of a batch, counted from the first, have been processed according to the
 * function's partial batch response. Without a reported failure, this is the whole batch. As in Lambda, it is
 * 0 when the response reports a record that is not in the batch.
 */
export function findFirstFailure(answer: unknown, batch: ChangeRecord[]): number {
  const failures = (answer as PartialResponse | null)?.batchItemFailures ?? [];
  const places = failures.map(({ itemIdentifier }) =>
    batch.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === itemIdentifier),
  );
  if (places.length === 0) return batch.length;
  return Math.max(0, Math.min(...places));
}
