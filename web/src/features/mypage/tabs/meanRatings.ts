import type { MypageEvaluationFragment } from '../../../generated/mypage';

const ratings = [
  'informationGathering',
  'analysis',
  'writeDocuments',
  'communication',
  'presentation',
] as const;

type Rating = (typeof ratings)[number];

/**
 * Returns the average of each of the five ratings over all evaluations. A rating that no evaluation contains
 * is left out.
 */
export function meanRatings(
  evaluations: readonly Pick<MypageEvaluationFragment, `${Rating}Rating`>[],
): { key: Rating; mean: number }[] {
  return ratings.flatMap((key) => {
    const given = evaluations.map((one) => one[`${key}Rating`]).filter((value) => value !== null);
    if (given.length === 0) return [];
    return [{ key, mean: given.reduce((sum, value) => sum + value, 0) / given.length }];
  });
}
