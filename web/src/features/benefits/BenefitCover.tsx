import { ClothCover } from '../../components/avatars/ClothCover';
import { type ClothPatternName, clothPatterns } from '../../components/avatars/clothPatterns';
import { Crest } from '../../components/avatars/Crest';
import { hashName } from '../../components/avatars/hashName';
import type { BenefitCardFragment } from '../../generated/benefits';
import { cloths } from '../../lib/theme/palettes';

const colours = Object.keys(cloths) as (keyof typeof cloths)[];
const patterns = Object.keys(clothPatterns) as ClothPatternName[];

/**
 * The cover of a benefit: its uploaded picture. Without one, a generated picture: a cloth pattern, which
 * depends on the benefit's title, in a colour that benefits with the same first tag share, with the partner's
 * crest.
 */
export const BenefitCover = ({
  benefit,
}: {
  benefit: Pick<BenefitCardFragment, 'title' | 'coverImage' | 'organization' | 'tags'>;
}) => (
  <ClothCover
    pattern={patterns[hashName(benefit.title) % patterns.length] ?? 'shippo'}
    cloth={colours[hashName(benefit.tags?.[0]?.name ?? '') % colours.length] ?? 'sakuranezu'}
    image={benefit.coverImage}
  >
    {benefit.organization && (
      <Crest name={benefit.organization.name} image={benefit.organization.icon} size={40} />
    )}
  </ClothCover>
);
