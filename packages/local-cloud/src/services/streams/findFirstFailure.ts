import type { ChangeRecord } from './ChangeRecord';

interface PartialResponse {
  batchItemFailures?: { itemIdentifier?: string | null }[] | null;
}

/**
 * How many records at the front of a batch are done according to a partial batch response: all, when nothing is
 * reported; none, when what is reported is not in the batch (Lambda counts that as a failed batch).
 */
export function findFirstFailure(answer: unknown, batch: ChangeRecord[]): number {
  const failures = (answer as PartialResponse | null)?.batchItemFailures ?? [];
  const places = failures.map(({ itemIdentifier }) =>
    batch.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === itemIdentifier),
  );
  if (places.length === 0) return batch.length;
  return Math.max(0, Math.min(...places));
}
