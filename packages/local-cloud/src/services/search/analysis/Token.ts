/**
 * A token that an analyzer has found in a text. In contrast to Lucene, `position` is not relative to the
 * previous token, so a filter can remove a token without changing the others.
 */
export interface Token {
  term: string;
  /** Start and end offset of the token in the original text, before the character filters changed it. */
  start: number;
  end: number;
  position: number;
  /**
   * Number of positions that the token spans (position length). It is greater than 1 for shingles, and in
   * paths of synonyms with different numbers of words.
   */
  length: number;
  type: 'word' | 'SYNONYM';
  word?: Word;
}

/** What the Japanese dictionary contains about a word. */
export interface Word {
  /** Part of speech, in the notation of Lucene's stop tags: `助詞-格助詞-一般`. */
  partOfSpeech: string;
  baseForm?: string;
  /** Reading of the word in katakana. */
  reading?: string;
}
