/**
 * A token that analysis has found in a text. Its `position` is counted from the beginning of the text, not
 * from the previous token, so a token filter can remove a token without changing the others.
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

/** What the Japanese dictionary knows about a word. */
export interface Word {
  /** Part of speech of a Japanese word as in Lucene's list of stop tags, for example `助詞-格助詞-一般`. */
  partOfSpeech: string;
  baseForm?: string;
  /** Reading of a Japanese word in katakana. */
  reading?: string;
}
