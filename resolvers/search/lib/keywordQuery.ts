import { util } from '@aws-appsync/utils';
import { fieldWeights } from './fieldWeights';
import type { Clause } from './Searchable';

/**
 * Matches a search text in Latin letters. Its last word may be incomplete, and it may be part of a longer
 * word, as SQL is part of MySQL.
 */
const LATIN = '^[ -~]{3,}$';
/** Matches a search text in kana only. It may be the reading of a kanji word, and may be incomplete. */
const KANA = '^[ぁ-ゖァ-ヺー\\s　]{2,}$';

/**
 * Returns the OpenSearch query for the words that a user types into a search box. Every word must occur. Matches in
 * titles and names count most, and adjacent words count more. Kana also match the readings of kanji; texts of three or
 * more characters also match inside names.
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
        { multi_match: { ...every, fields: fieldWeights, tie_breaker: 0.3 } },
        { match_phrase: { text: { query, analyzer: 'japanese_text' } } },
      ],
    },
  };
}
