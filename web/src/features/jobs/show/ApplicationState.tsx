import { useTranslation } from 'react-i18next';
import { Thread } from '../../../components/thread/Thread';
import { ApplicationEvents } from '../../../entities/application/ApplicationEvents';
import { findNextStep } from '../../../entities/application/findNextStep';
import { buildApplicationThread } from '../../../entities/application/buildApplicationThread';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import { applicationStateId } from './applicationStateId';
import styles from './ApplicationState.module.css';
import type { ShownJob } from './ShownJob';

/**
 * Shows the state of the caller's application to a job, and which steps of the selection it has reached.
 * Renders nothing if the caller has not applied or has withdrawn the application.
 */
export function ApplicationState({ job }: { job: ShownJob }) {
  const { myApply } = job;
  const { t } = useTranslation();
  if (!myApply?.type || myApply.type === 'WITHDRAWN') return null;
  const { step } = findNextStep({ type: myApply.type, history: myApply.history });
  const steps = buildApplicationThread({ type: myApply.type, history: myApply.history }, t);
  return (
    <div id={applicationStateId} tabIndex={-1} className={styles.state} role="status">
      <strong>{t('jobs.show.applied', { date: formatDate(myApply.createdAt) })}</strong>
      <span>{t(`jobs.show.appliedStates.${myApply.type}`)}</span>
      <Thread label={t('common.selection')} steps={steps} />
      <ApplicationEvents application={myApply} />
      <p>{t(`relation.step.talent.${step}`)}</p>
      {myApply.conversationId && (
        <Link to={paths.conversation(myApply.conversationId)}>{t('relation.open')}</Link>
      )}
    </div>
  );
}
