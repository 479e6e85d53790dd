import { scriptOf } from './scriptOf';

/**
 * Returns the key of the row in the table Catalog that has the concepts for words with the same beginning: the first
 * letter of words in kanji, the first two of others.
 * @param folded a word in its folded form (`foldText`), or a text that begins with it
 */
export const conceptKey = (folded: string) => ({
  pk: 'Concepts',
  sk: folded.slice(0, scriptOf(folded.charAt(0)) === 'kanji' ? 1 : 2),
});
