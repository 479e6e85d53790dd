import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Crest } from '../../../components/avatars/Crest';
import { Chip } from '../../../components/chips/Chip';
import { Thread } from '../../../components/thread/Thread';
import { ApplicationEvents } from '../../../entities/application/ApplicationEvents';
import { buildApplicationThread } from '../../../entities/application/buildApplicationThread';
import { WithdrawButton } from '../../../entities/application/WithdrawButton';
import { getOrganizationName } from '../../../entities/job/getOrganizationName';
import { isClosedJob } from '../../../entities/job/isClosedJob';
import type { MypageApplicationFragment } from '../../../generated/mypage';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import styles from '../Mypage.module.css';

/**
 * A card for one of the talent's applications: its state, the reasons that were given for changes of the
 * state, and what the talent can do.
 */
export function ApplicationCard({ application }: { application: MypageApplicationFragment }) {
  const { t } = useTranslation();
  const { type, history, openJob, openJobID, conversationId, createdAt } = application;
  const jobId = openJobID ?? '';
  const isClosed = openJob !== null && isClosedJob(openJob);
  return (
    <article className={styles.card}>
      <div>
        <p className={styles.line}>
          {type && (
            <Chip tone={type === 'CONTRACTED' ? 'done' : 'plain'}>{t(`common.applyType.${type}`)}</Chip>
          )}
          {isClosed && <Chip tone="quiet">{t('common.state.closed')}</Chip>}
          <span className={styles.quiet}>{t('mypage.appliedOn', { date: formatDate(createdAt) })}</span>
        </p>
        <h3 lang="ja">
          <Link to={paths.jobDetail(jobId)}>{openJob?.title}</Link>
        </h3>
        {openJob && (
          <p className={styles.line}>
            <Crest name={openJob.organizationName} size={20} />
            <span className={styles.quiet} lang="ja">
              {getOrganizationName(openJob, t)}
            </span>
          </p>
        )}
      </div>
      {type && <Thread label={t('common.selection')} steps={buildApplicationThread({ type, history }, t)} />}
      <ApplicationEvents application={application} />
      <div className={styles.actions}>
        {conversationId && (
          <Link to={paths.conversation(conversationId)}>{t('mypage.openConversation')}</Link>
        )}
        {type === 'WITHDRAWN' && !isClosed && (
          <Link to={paths.jobDetail(jobId, { apply: true })}>{t('jobs.show.applyAgain')}</Link>
        )}
        <WithdrawButton application={application} />
      </div>
    </article>
  );
}
