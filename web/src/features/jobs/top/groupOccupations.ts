import { occupationPatternOf } from '../../../../../model/occupationPatternOf';

/** The families in the order in which they are shown. */
const FAMILIES = ['development', 'quality', 'planning', 'business', 'other'] as const;

export type OccupationFamily = (typeof FAMILIES)[number];

const familyOfPattern = {
  seigaiha: 'development',
  kikko: 'development',
  shippo: 'quality',
  hishi: 'quality',
  asanoha: 'planning',
  yabane: 'planning',
  tatewaku: 'business',
  amime: 'business',
} as const satisfies Record<NonNullable<ReturnType<typeof occupationPatternOf>>, OccupationFamily>;

/**
 * Groups occupations into families, each family in the order of `occupations`. Families without an occupation
 * are left out; an occupation whose name fits none is in `other`.
 */
export function groupOccupations<Entry extends { name: string }>(
  occupations: readonly Entry[],
): { family: OccupationFamily; entries: Entry[] }[] {
  const familyOf = ({ name }: Entry): OccupationFamily => {
    const pattern = occupationPatternOf(name);
    return pattern ? familyOfPattern[pattern] : 'other';
  };
  return FAMILIES.map((family) => ({
    family,
    entries: occupations.filter((entry) => familyOf(entry) === family),
  })).filter(({ entries }) => entries.length > 0);
}
