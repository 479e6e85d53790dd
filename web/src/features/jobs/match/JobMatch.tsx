import { useTranslation } from 'react-i18next';
import type { ShownJob } from '../show/ShownJob';
import { MatchCord } from '../../../components/thread/MatchCord';
import { MatchList } from '../../../entities/job/match/MatchList';
import { MIN_FITTING_POINTS } from '../../../entities/job/match/MIN_FITTING_POINTS';
import { useMatchReasons } from '../../../entities/job/match/useMatchReasons';
import styles from './JobMatch.module.css';

/**
 * Shows, point by point, how a job fits the person's preferences. Renders nothing for fewer than two fitting
 * points, because the list would mostly say what does not fit.
 */
export function JobMatch({ job }: { job: ShownJob }) {
  const { t } = useTranslation();
  const reasons = useMatchReasons(job, 'cache-first');
  const fitting = reasons.filter(({ fits }) => fits).length;
  if (fitting < MIN_FITTING_POINTS) return null;
  return (
    <section data-screen-only className={styles.match}>
      <h2>{t('jobs.match.heading')}</h2>
      <MatchCord fits={fitting} of={reasons.length} />
      <p>{t('jobs.match.sum', { n: fitting, of: reasons.length })}</p>
      <MatchList reasons={reasons} />
    </section>
  );
}
