import { shardError } from '../Refusal';
import { none } from './Matches';
import type { Query, QueryContext } from './Query';

/**
 * Returns the query on a field that the mapping lacks: it matches nothing.
 * @throws Refusal if the query is to be stored
 */
export function unmapped(path: string, { isStored }: QueryContext): Query {
  if (isStored)
    throw shardError(
      'query_shard_exception',
      `No field mapping can be found for the field with name [${path}]`,
    );
  return { run: none, needs: [] };
}
