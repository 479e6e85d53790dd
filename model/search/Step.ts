/**
 * How a search matches the words of a search text. `EXACT`: every word occurs; `PREFIX`: every word occurs or
 * is the beginning of a word that occurs; `NEAR`: most of the words occur, or words with a similar spelling.
 * Each step is tried only if the previous one has found nothing.
 */
export type Step = 'EXACT' | 'PREFIX' | 'NEAR';
