import { normalizeTerm } from '../../../../../model/search/normalizeTerm';

/**
 * Splits a text at its commas (、 or ,) and returns the words, normalized with `normalizeTerm`. Empty words
 * are left out.
 */
export const readWords = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/[、,，]/)
    .map(normalizeTerm)
    .filter((word) => word !== '');
