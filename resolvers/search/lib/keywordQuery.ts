import { util } from '@aws-appsync/utils';
import type { Clause } from './Searchable';

/** Latin letters: a word may be still being typed, and part of one is another word (SQL in MySQL). */
const LATIN = '^[ -~]{3,}$';
/** Kana alone: may be a reading, and may be still being typed. */
const KANA = '^[ぁ-ゖァ-ヺー\\s　]{2,}$';

/**
 * What a person types into a search box: every word must stand somewhere; names and titles count most, words next
 * to each other count more. Kana are readings too, and three characters or more are found within names.
 */
export function keywordQuery(query: string): Clause {
  const every = { query, operator: 'and' };
  const should: Clause[] = [{ match: { text: every } }];
  if (util.matches(KANA, query)) {
    should.push(
      { match: { text: { ...every, analyzer: 'kana_query' } } },
      { match: { 'names.prefix': every } },
    );
  }
  if (util.matches(LATIN, query)) should.push({ match: { 'names.prefix': every } });
  else if (query.length > 2) should.push({ match_phrase: { 'names.ngram': query } });
  return {
    bool: {
      must: { dis_max: { queries: should } },
      should: [
        { multi_match: { ...every, fields: ['title^3', 'names^2'], tie_breaker: 0.3 } },
        { match_phrase: { text: { query, analyzer: 'japanese_text' } } },
      ],
    },
  };
}
