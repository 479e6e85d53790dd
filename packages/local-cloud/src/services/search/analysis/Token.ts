/** One token of a stream; positions are absolute, so a filter drops a token by leaving it out. */
export interface Token {
  term: string;
  /** Offsets in the text as it was sent, char filters undone. */
  start: number;
  end: number;
  position: number;
  /** How many positions the token spans: more than 1 only where alternatives differ in length. */
  length: number;
  type: 'word' | 'SYNONYM';
  word?: Word;
}

/** What the dictionary knows of a Japanese word. */
export interface Word {
  /** As the stop tags write it, e.g. `助詞-格助詞-一般`. */
  partOfSpeech: string;
  baseForm?: string;
  /** In katakana. */
  reading?: string;
}
