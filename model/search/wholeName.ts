import { foldText } from './foldText';

/**
 * Returns a name in the form in which whole names are compared: without spaces, so that family name and given name
 * may be typed together or apart, and without differences of spelling (`foldText`).
 * @param name the name in NFKC form
 */
export const wholeName = (name: string): string => foldText(name).split(' ').join('');
