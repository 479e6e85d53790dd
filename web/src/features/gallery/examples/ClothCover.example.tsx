import { ClothCover } from '../../../components/avatars/ClothCover';
import { type ClothPatternName, clothPatterns } from '../../../components/avatars/clothPatterns';
import { Crest } from '../../../components/avatars/Crest';
import { cloths } from '../../../lib/theme/palettes';
import type { Example } from '../Example';

const colors = Object.keys(cloths) as (keyof typeof cloths)[];
const patterns = Object.keys(clothPatterns) as ClothPatternName[];

/** Shows ClothCover in the gallery: one state for each pattern, in various colours. */
export const example: Example = {
  name: 'ClothCover',
  states: Object.fromEntries(
    patterns.map((pattern, index) => [
      pattern,
      () => (
        <div style={{ maxWidth: 280, height: 120 }}>
          <ClothCover pattern={pattern} cloth={colors[index] ?? 'sumi'}>
            <Crest name={`株式会社みなと${index}`} size={40} />
          </ClothCover>
        </div>
      ),
    ]),
  ),
};
