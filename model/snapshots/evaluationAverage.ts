type Item = Record<string, unknown>;

const RATINGS = [
  'informationGatheringRating',
  'analysisRating',
  'writeDocumentsRating',
  'communicationRating',
  'presentationRating',
];

/** The fields of an evaluation that determine the average. */
export const averagedFields: readonly string[] = ['published', 'totalRating', ...RATINGS];

/** Returns the total rating of an evaluation, or else the mean of its other ratings; empty if it has none. */
function ratingOf(evaluation: Item): number[] {
  if (typeof evaluation.totalRating === 'number') return [evaluation.totalRating];
  const given = RATINGS.map((field) => evaluation[field]).filter((value) => typeof value === 'number');
  return given.length > 0 ? [given.reduce((sum, value) => sum + value, 0) / given.length] : [];
}

/** Returns the average over the published evaluations of a talent, to one decimal; undefined without any. */
export function evaluationAverage(evaluations: Item[]): number | undefined {
  const ratings = evaluations.filter(({ published }) => published === true).flatMap(ratingOf);
  if (ratings.length === 0) return undefined;
  return Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 10) / 10;
}
