import { shardError } from '../Refusal';
import { Automaton } from './automaton/Automaton';
import type { Expression } from './automaton/Expression';
import { TooComplex } from './automaton/TooComplex';

/**
 * Returns a function that returns whether a term matches a pattern. If the pattern is invalid or too complex,
 * throws OpenSearch's error.
 */
export function acceptPattern(
  parse: () => Expression,
  errorType = 'query_shard_exception',
  states?: number,
): (term: string) => boolean {
  try {
    const automaton = new Automaton(parse(), states);
    return (term) => automaton.accepts(term);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TooComplex)
      throw shardError(errorType, `failed to create query: ${error.message}`);
    throw error;
  }
}
