import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format/formatDate';
import { ApplicationEvents } from './ApplicationEvents';
import styles from './ApplicationState.module.css';
import type { ShownJob } from './ShownJob';

/** Shows the state of the person's application to the job. Renders nothing without an application. */
export function ApplicationState({ job }: { job: ShownJob }) {
  const { myApply } = job;
  const { t } = useTranslation();
  if (!myApply?.type || myApply.type === 'WITHDRAWN') return null;
  const isOpen = myApply.type !== 'REJECTED' && myApply.type !== 'CONTRACTED';
  return (
    <div className={styles.state} role="status">
      <CheckCircleFilled aria-hidden />
      <div>
        <div>{t('jobs.show.applied', { date: formatDate(myApply.createdAt) })}</div>
        <div>{t(`jobs.show.appliedStates.${myApply.type}`)}</div>
        <ApplicationEvents job={job} />
        {isOpen && <small>{t('jobs.show.appliedNext')}</small>}
      </div>
    </div>
  );
}
