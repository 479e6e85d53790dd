import { evaluationRatings } from '../evaluationRatings';
import { meanRating } from './meanRating';

type StoredRow = Record<string, unknown>;

/** The fields of an evaluation that influence a talent's average rating. */
export const averagedFields: readonly string[] = ['published', 'totalRating', ...evaluationRatings];

/**
 * Returns the rating of an evaluation as a list of one number: its total rating or, if it has none, the mean
 * of its other ratings. The list is empty if the evaluation has no ratings.
 */
function ratingOf(evaluation: StoredRow): number[] {
  if (typeof evaluation.totalRating === 'number') return [evaluation.totalRating];
  const mean = meanRating(evaluation, evaluationRatings);
  return mean === null ? [] : [mean];
}

/**
 * Returns the average of a talent's published evaluations, rounded to one decimal; undefined if none of them has a
 * rating.
 */
export function evaluationAverage(evaluations: StoredRow[]): number | undefined {
  const ratings = evaluations.filter(({ published }) => published === true).flatMap(ratingOf);
  if (ratings.length === 0) return undefined;
  return Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 10) / 10;
}
