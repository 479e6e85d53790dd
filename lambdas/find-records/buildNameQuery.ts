import { identityOf } from '../../model/search/identityOf';
import { wholeName } from '../../model/search/wholeName';
import type { RecordSearch } from './RecordSearch';

/** The maximum number of words of a search text that are searched; further words are ignored. */
const MOST_WORDS = 5;

/** Matches a word of Latin letters that may be the romanized reading of a Japanese name. */
const ROMAJI = /^[a-z']{3,}$/i;

/** Matches a word of Latin letters, digits and symbols. */
const LATIN = /^[ -~]+$/;

/**
 * Returns alternative OpenSearch clauses for one word: a name contains it, begins with it or reads like it.
 */
function alternatives(word: string): object[] {
  const every = { query: word, operator: 'and' };
  const isPart = !LATIN.test(word) && word.length > 1;
  return [
    { match: { names: every } },
    { match: { 'names.prefix': every } },
    { match: { 'names.reading': every } },
    ...(isPart ? [{ match_phrase: { 'names.ngram': word } }] : []),
    ...(ROMAJI.test(word) ? [{ match: { 'names.sound': every } }] : []),
  ];
}

/**
 * Returns the OpenSearch query for the records that a search text finds. A record is found if each word of the text
 * fits one of its names: the name contains the word, begins with it or reads like it. It is also found, before all
 * others, by its whole name. A text that is a mail address, a telephone number or an id finds only the record that
 * has it in one of the fields `exact`.
 */
export function buildNameQuery(typed: string, exact: RecordSearch['exact']): object {
  const text = typed.normalize('NFKC').trim();
  const words = text.split(/\s+/).slice(0, MOST_WORDS);
  const named = { bool: { must: words.map((word) => ({ dis_max: { queries: alternatives(word) } })) } };
  const identity = identityOf(text);
  if (identity) {
    const fields = exact[identity.kind] ?? [];
    const queries = fields.map((field) => ({ term: { [field]: identity.value } }));
    return queries.length > 0 ? { dis_max: { queries } } : { match_none: {} };
  }
  const whole = { term: { wholeNames: { value: wholeName(text), boost: 100 } } };
  return { dis_max: { queries: [whole, named] } };
}
