import { util } from '@aws-appsync/utils';
import { fieldWeights } from './fieldWeights';
import type { Clause } from './Searchable';

/** Latin letters: the last word may be incomplete, and part of a word may be another word (SQL in MySQL). */
const LATIN = '^[ -~]{3,}$';
/** Only kana: may be a reading, and may be incomplete. */
const KANA = '^[ぁ-ゖァ-ヺー\\s　]{2,}$';

/**
 * The query for words typed into a search box. Every word must occur. Titles and names count most, and
 * adjacent words count more. Kana also match readings; three or more characters match inside names.
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
