import { visibleText } from '../visibleText';
import { withoutVariants } from './withoutVariants';

/**
 * Returns whether a text has nothing to see: it is empty, or consists of spaces and invisible characters.
 * Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 */
export function isBlank(text: string): boolean {
  return withoutVariants(visibleText(text)).trim() === '';
}
