import { telOf } from '../../../../model/search/identityOf';

/**
 * Returns the ten or eleven digits of a Japanese phone number that is written with or without the country code
 * (+81, with or without the 0 of the area), spaces, hyphens, points and parentheses, in half or full width;
 * null when the text is not one.
 */
export function normalizeJapaneseTel(text: string): string | null {
  const tel = telOf(text.normalize('NFKC'));
  return tel?.startsWith('+81') ? tel.replace('+81', '0') : null;
}
