import type { Analyzer } from '../../analysis/Analyzer';
import type { Field } from '../../mapping/Field';
import { shardError } from '../../Refusal';
import type { QueryContext } from '../Query';

/** How a query's text is cut: as the field says, or by an analyzer that the query names. */
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
