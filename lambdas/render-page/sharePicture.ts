import type { occupationPatterns } from '../../model/occupationPatterns';

/**
 * Returns the path of a picture for link previews. The build of the web app draws these pictures: one for
 * each group of occupations, and one for Enishi.
 */
export const sharePicture = (name: (typeof occupationPatterns)[number][0] | 'enishi'): string =>
  `/share/${name}.png`;
