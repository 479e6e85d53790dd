import type { Field } from '../mapping/Field';
import { shardError } from '../Refusal';

/** Rejects a search in a field that keeps neither terms nor values, also when no document has it. */
export function assertSearchable({ path, isIndexed, hasValues }: Field): void {
  if (isIndexed || hasValues) return;
  throw shardError(
    'query_shard_exception',
    `Cannot search on field [${path}] since it is both not indexed, and does not have doc_values enabled.`,
  );
}
