import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../../components/layout/Stack';
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
  const { type, history, disclosedName, openJobID, conversationId, createdAt } = application;
  const jobId = openJobID ?? '';
  const openJob = application.openJob && {
    ...application.openJob,
    organizationName: application.openJob.organizationName ?? disclosedName,
  };
  const isClosed = openJob !== null && isClosedJob(openJob);
  return (
    <article className={styles.card}>
      <div>
        <Stack as="p" gap={[4, 12]} wrap align="center">
          {type && (
            <Chip tone={type === 'CONTRACTED' ? 'done' : 'plain'}>{t(`common.applyType.${type}`)}</Chip>
          )}
          {isClosed && <Chip tone="quiet">{t('common.state.closed')}</Chip>}
          <span className={styles.quiet}>{t('mypage.appliedOn', { date: formatDate(createdAt) })}</span>
        </Stack>
        <h3 lang="ja">
          <Link to={paths.jobDetail(jobId)}>{openJob?.title}</Link>
        </h3>
        {openJob && (
          <Stack as="p" gap={[4, 12]} wrap align="center">
            <Crest name={openJob.organizationName} size={20} />
            <span className={styles.quiet} lang="ja">
              {getOrganizationName(openJob, t)}
            </span>
          </Stack>
        )}
      </div>
      {type && <Thread label={t('common.selection')} steps={buildApplicationThread({ type, history }, t)} />}
      <ApplicationEvents application={application} />
      <Stack className={styles.actions} gap={[4, 16]} wrap align="center">
        {conversationId && (
          <Link to={paths.conversation(conversationId)}>{t('mypage.openConversation')}</Link>
        )}
        {type === 'WITHDRAWN' && !isClosed && (
          <Link to={paths.jobDetail(jobId, { apply: true })}>{t('jobs.show.applyAgain')}</Link>
        )}
        <WithdrawButton application={application} />
      </Stack>
    </article>
  );
}
