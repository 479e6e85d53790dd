import type { occupationPatterns } from '../../model/occupationPatterns';

/** Returns the path of a picture that the build of the web app has drawn. */
export const sharePicture = (name: (typeof occupationPatterns)[number][0] | 'enishi'): string =>
  `/share/${name}.png`;
