import type { FoundConcept } from './concepts/FoundConcept';
import { kindOf } from './kindOf';
import type { Clause, Searchable } from './Searchable';

/**
 * What a match of a concept adds to the score: less than a match of the typed word itself, whose score is at least 1, so
 * that what has the word comes first.
 */
const BOOST = { names: 0.3, text: 0.03, condition: 0.2 };

/** Returns the clause for a condition of a concept, such as `numberOfDayPerWeek<2`; undefined if it is a word. */
function conditionClause(alternative: string, searchable: Searchable): Clause[] | undefined {
  const [sign] = [':', '<', '>'].filter((each) => alternative.includes(each));
  const [field, value] = sign ? alternative.split(sign) : ['', ''];
  if (!sign || !field || !value) return undefined;
  if (!kindOf(searchable, field)) return [];
  const boost = BOOST.condition;
  if (sign === ':') return [{ term: { [field]: { value, boost } } }];
  return [{ range: { [field]: { [sign === '<' ? 'lte' : 'gte']: +value, boost } } }];
}

/**
 * Returns the clauses with which a record has what a concept means; one of them is enough. The words are compared
 * without synonyms. Conditions on fields that the index lacks are left out.
 * @param isExcluded true for the records that are not wanted, as by 営業以外: those that have the concept, or the typed
 * word, in their names, not those whose texts only mention it
 */
export function conceptClauses(
  { text, to }: FoundConcept,
  searchable: Searchable,
  isExcluded = false,
): Clause[] {
  const phrase = (field: 'names' | 'text', query: string): Clause => ({
    match_phrase: { [field]: { query, analyzer: 'japanese_text', boost: BOOST[field] } },
  });
  return [...(isExcluded ? [`=${text}`] : []), ...to]
    .map((alternative) => {
      if (alternative.startsWith('=')) return [phrase('names', alternative.slice(1))];
      const names = phrase('names', alternative);
      const words = isExcluded ? [names] : [names, phrase('text', alternative)];
      return conditionClause(alternative, searchable) ?? words;
    })
    .flat();
}
