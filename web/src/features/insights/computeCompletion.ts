import type { Figures } from './Figures';

/**
 * Returns, for each period shown, the completed profiles as a percentage of the registered people. Both
 * numbers are counted from the beginning of the first period shown to the end of the period that the
 * percentage is for. The percentage is null while nobody has registered, and for a period in which
 * registrations have not been counted.
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
