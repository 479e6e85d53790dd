/**
 * How a search text is matched: `EXACT`, every word; `PREFIX`, every word or a word that begins with it; `NEAR`, most
 * of the words, or words that are spelt alike. Each next step is only tried when the one before found nothing.
 */
export type Step = 'EXACT' | 'PREFIX' | 'NEAR';
