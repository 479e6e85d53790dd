import type { Plugin } from 'vite';
import { type ClothPatternName, clothPatterns } from '../src/components/avatars/clothPatterns';
import { cloths } from '../src/lib/theme/palettes';
import { drawSharePicture } from './drawSharePicture';

/** The colour in which each pattern is drawn. */
const CLOTHS: Record<ClothPatternName, keyof typeof cloths> = {
  seigaiha: 'asagi',
  kikko: 'indigo',
  shippo: 'fuji',
  hishi: 'sumi',
  asanoha: 'wakatake',
  yabane: 'yamabuki',
  tatewaku: 'sakuranezu',
  amime: 'susutake',
};

/**
 * A Vite plugin that draws the pictures for shared links to pages that have no picture of their own:
 * `/share/<pattern>.png` for jobs, one for each group of occupations, and `/share/enishi.png` for all other
 * pages.
 */
export const sharePictures = (): Plugin => ({
  name: 'share-pictures',
  apply: 'build',
  generateBundle() {
    const emit = (name: string, pattern: ClothPatternName, cloth: keyof typeof cloths) =>
      this.emitFile({
        type: 'asset',
        fileName: `share/${name}.png`,
        source: drawSharePicture(clothPatterns[pattern], cloths[cloth].light),
      });
    for (const [pattern, cloth] of Object.entries(CLOTHS)) emit(pattern, pattern as ClothPatternName, cloth);
    emit('enishi', 'shippo', 'indigo');
  },
});
