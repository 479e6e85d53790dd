type Item = Record<string, unknown>;

const RATINGS = [
  'informationGatheringRating',
  'analysisRating',
  'writeDocumentsRating',
  'communicationRating',
  'presentationRating',
];

/** The fields of an evaluation that the average follows from. */
export const averagedFields: readonly string[] = ['published', 'totalRating', ...RATINGS];

/** The total that an evaluation gives, or the mean of what it gives instead; nothing when it gives none. */
function ratingOf(evaluation: Item): number[] {
  if (typeof evaluation.totalRating === 'number') return [evaluation.totalRating];
  const given = RATINGS.map((field) => evaluation[field]).filter((value) => typeof value === 'number');
  return given.length > 0 ? [given.reduce((sum, value) => sum + value, 0) / given.length] : [];
}

/** A talent's average over those evaluations that are published, to one decimal; undefined without any. */
export function evaluationAverage(evaluations: Item[]): number | undefined {
  const ratings = evaluations.filter(({ published }) => published === true).flatMap(ratingOf);
  if (ratings.length === 0) return undefined;
  return Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 10) / 10;
}
