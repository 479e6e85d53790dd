import type { Field } from '../mapping/Field';
import { shardError } from '../Refusal';

/**
 * Refuses a query on a field that is neither indexed nor has doc values, even if no document has the field.
 * @throws Refusal
 */
export function assertSearchable({ path, isIndexed, hasValues }: Field): void {
  if (isIndexed || hasValues) return;
  throw shardError(
    'query_shard_exception',
    `Cannot search on field [${path}] since it is both not indexed, and does not have doc_values enabled.`,
  );
}
