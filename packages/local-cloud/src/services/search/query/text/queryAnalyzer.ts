import type { Analyzer } from '../../analysis/Analyzer';
import type { Field } from '../../mapping/Field';
import { shardError } from '../../Refusal';
import type { QueryContext } from '../Query';

/**
 * Returns the analyzer for the text of a query: the one that the query names or, by default, the search
 * analyzer of the field.
 * @param query type of the query, for the error message
 * @param name name of the analyzer in the query
 * @throws Refusal when there is no analyzer with this name
 */
export function queryAnalyzer(
  query: string,
  { searchAnalyzer }: Field,
  name: string | undefined,
  { analysis }: QueryContext,
): Analyzer | undefined {
  if (name === undefined) return searchAnalyzer;
  if (!analysis.has(name))
    throw shardError('query_shard_exception', `[${query}] analyzer [${name}] not found`);
  return analysis.analyzer(name);
}
