import { caseFold } from '../normalizeCharFilter';
import { eachTerm } from '../TokenFilter';

const HIRAGANA = /[\u3041-\u3096]/g;
const TO_KATAKANA = 0x60;
const KATAKANA = /^[\u30a0-\u30ff]+$/;

export const lowercaseFilter = eachTerm((term) => term.toLowerCase());

export const normalizerFilter = eachTerm(caseFold);

export const baseFormFilter = eachTerm((term, { word }) => word?.baseForm ?? term);

const katakana = (text: string): string =>
  text.replace(HIRAGANA, (character) => String.fromCharCode(character.charCodeAt(0) + TO_KATAKANA));

export const readingFormFilter = eachTerm((term, { word }) => word?.reading ?? katakana(term));

/**
 * Emulates Lucene's token filter `kuromoji_stemmer`: removes the final long-vowel mark of katakana words with
 * at least `least` characters, so that サーバー and サーバ are the same term.
 */
export const katakanaStemFilter = (least: number): ReturnType<typeof eachTerm> =>
  eachTerm((term) =>
    term.length >= least && term.endsWith('ー') && KATAKANA.test(term) ? term.slice(0, -1) : term,
  );
