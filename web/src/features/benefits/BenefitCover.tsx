import { ClothCover } from '../../components/avatars/ClothCover';
import { type ClothPatternName, clothPatterns } from '../../components/avatars/clothPatterns';
import { Crest } from '../../components/avatars/Crest';
import { hashName } from '../../components/avatars/hashName';
import type { BenefitCardFragment } from '../../generated/benefits';

const patterns = Object.keys(clothPatterns) as ClothPatternName[];

/**
 * The cover of a benefit: its uploaded picture. Without one, a generated picture: a cloth pattern, which
 * depends on the benefit's title, with the partner's crest.
 */
export const BenefitCover = ({
  benefit,
}: {
  benefit: Pick<BenefitCardFragment, 'title' | 'coverImage' | 'organization'>;
}) => (
  <ClothCover
    pattern={patterns[hashName(benefit.title) % patterns.length] ?? 'shippo'}
    cloth="sakuranezu"
    image={benefit.coverImage}
  >
    {benefit.organization && (
      <Crest name={benefit.organization.name} image={benefit.organization.icon} size={40} />
    )}
  </ClothCover>
);
