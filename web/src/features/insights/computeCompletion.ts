import type { Figures } from './Figures';

/**
 * Returns, for each date shown, the percentage of the people registered since the first date shown who have completed
 * their profile; null before the first of them. Sums, because few people register on one day.
 */
export function computeCompletion({ seriesOf }: Pick<Figures, 'seriesOf'>): (number | null)[] {
  const completed = seriesOf('PROFILES_COMPLETED');
  let [joined, done] = [0, 0];
  return seriesOf('NEW_USERS').map((count, index) => {
    joined += count ?? 0;
    done += completed[index] ?? 0;
    return count === null || joined === 0 ? null : Math.min(100, Math.round((100 * done) / joined));
  });
}
