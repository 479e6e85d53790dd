import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format/formatDate';
import styles from './ApplicationState.module.css';
import type { ShownJob } from './ShownJob';

/**
 * Shows the history of the person's application to the job, with the reasons given. Renders nothing before
 * the first event.
 */
export function ApplicationEvents({ job: { myApply } }: { job: ShownJob }) {
  const { t } = useTranslation();
  const history = myApply?.history ?? [];
  if (history.length < 2) return null;
  return (
    <ol className={styles.history} aria-label={t('jobs.show.appliedHistory')}>
      {history.map(({ type, at, reason }) => (
        <li key={at}>
          {formatDate(at)} {t(`common.applyType.${type}`)}
          {reason && <p>{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
