import { normalizeTerm } from '../../../../../model/search/normalizeTerm';

/** Returns the words of a text in which they are separated by commas (、 or ,). */
export const readWords = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/[、,，]/)
    .map(normalizeTerm)
    .filter((word) => word !== '');
