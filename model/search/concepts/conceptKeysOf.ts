import { conceptKey } from './conceptKey';
import { conceptLimits } from './conceptLimits';
import { keyOfText } from '../keyOfText';
import { startsOf } from './startsOf';

/**
 * Returns the keys of the rows with the concepts that search texts may express, each key once.
 * @param texts the texts in NFKC form and in lower case
 */
export function conceptKeysOf(texts: readonly string[]): ReturnType<typeof conceptKey>[] {
  const keys: Record<string, ReturnType<typeof conceptKey>> = {};
  texts.forEach((text) => {
    startsOf(text).forEach(({ folded }) => {
      const key = conceptKey(folded);
      keys[keyOfText(key.sk)] = key;
    });
  });
  return Object.values(keys).slice(0, conceptLimits.places);
}
