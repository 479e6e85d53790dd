const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/**
 * Splits a text into what people see as single characters: an emoji of several parts, a flag, a kanji with its
 * variation selector or a letter with its marks is one.
 */
export const graphemesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);
