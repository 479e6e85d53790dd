import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../../../components/layout/Stack';
import { Grid } from '../../../../components/layout/Grid';
import { Button } from '../../../../components/buttons/Button';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import { PageHead } from '../../../../components/page/PageHead';
import { ButtonLink } from '../../../../components/buttons/ButtonLink';
import { isUnanswered } from '../../../../entities/application/isUnanswered';
import type { ListedJobFragment } from '../../../../generated/storedJob';
import { useSignedIn } from '../../../../lib/auth/useSignedIn';
import { loadable } from '../../../../lib/loadable/loadable';
import { paths } from '../../../../lib/paths';
import { isUnchanged } from '../isUnchanged';
import { NoJobs } from '../NoJobs';
import { OwnJobCards } from '../OwnJobCards';
import { useOrganizationApplications } from '../useOrganizationApplications';
import { useOwnJobs } from '../useOwnJobs';
import styles from './ClientHome.module.css';
import { listWaiting } from './listWaiting';
import { WaitingList } from './WaitingList';
import { useConversationRows } from '../../../../entities/conversation/useConversationRows';

/**
 * The number of a member's unread messages. It is the sum over the member's conversations, which the layout
 * has already loaded.
 */
function UnreadTile({ sub }: { sub: string }) {
  const { t } = useTranslation();
  const { page } = useConversationRows(sub);
  const unread = page?.items.reduce((sum, { unreadCount }) => sum + (unreadCount ?? 0), 0);
  return (
    <li data-urgent={Boolean(unread)}>
      <Link to={paths.clientMessage}>{t('clientJobs.home.unread')}</Link>
      <b data-count>{unread ?? '–'}</b>
    </li>
  );
}

const FittingTalents = loadable(async () => (await import('./FittingTalents')).FittingTalents);

/**
 * What an organization should look at today: numbers, what waits for it over all jobs, unread messages, jobs that
 * nobody has changed for long, and each public job with its applications by state.
 */
export function ClientHome({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const person = useSignedIn();
  const {
    jobs,
    counts: states,
    error,
    refetch,
  } = useOwnJobs(organizationId, { states: ['PUBLIC'], isLacking: false, page: 1 });
  const found = useOrganizationApplications(organizationId);
  const [fitting, setFitting] = useState<ListedJobFragment | null>(null);
  const unanswered = found.applications?.filter(isUnanswered);
  // The conversations that the layout has already loaded.
  const { page } = useConversationRows(person?.sub ?? '');
  const rows = person?.isAdmin ? [] : (page?.items ?? []);
  const waiting = found.applications && listWaiting(found.applications, rows);
  const hasNone = jobs?.length === 0 && [...(states?.values() ?? [])].every((n) => n === 0);
  return (
    <Grid gap={24}>
      <PageHead
        title={t('clientJobs.home.title')}
        action={
          !hasNone && (
            <Stack gap={16} wrap align="center">
              <Link to={paths.clientOrganization}>{t('clientJobs.home.organization')}</Link>
              <ButtonLink to={paths.clientNewJob}>{t('clientJobs.create')}</ButtonLink>
            </Stack>
          )
        }
      />
      {error && <LoadFailed onRetry={() => void refetch()} />}
      {!jobs && !error && <Skeleton shape="card" count={3} />}
      {hasNone && <NoJobs />}
      {jobs && !hasNone && (
        <>
          <Grid
            as="ul"
            className={styles.tiles}
            gap={12}
            columns="repeat(auto-fit, minmax(min(100%, 160px), 1fr))"
          >
            <li data-urgent={Boolean(unanswered?.length)}>
              <span>{t('clientJobs.home.unanswered')}</span>
              <b data-count>{unanswered?.length ?? '–'}</b>
            </li>
            {/* Administrators do not see the messages of an organization here. */}
            {person && !person.isAdmin && <UnreadTile sub={person.sub} />}
            <li data-urgent={jobs.some(isUnchanged)}>
              <span>{t('clientJobs.home.unchanged')}</span>
              <b data-count>{jobs.filter(isUnchanged).length}</b>
            </li>
            <li>
              <Link to={`${paths.clientJobs}?state=DRAFT,REQUESTED`}>{t('clientJobs.home.waiting')}</Link>
              <b data-count>{(states?.get('DRAFT') ?? 0) + (states?.get('REQUESTED') ?? 0)}</b>
            </li>
          </Grid>
          {found.error && !found.applications && <LoadFailed onRetry={() => void found.refetch()} />}
          {waiting && <WaitingList waiting={waiting} jobs={jobs} />}
          <Grid as="section" className={styles.section} gap={12}>
            <h2>{t('clientJobs.home.jobs')}</h2>
            {jobs.length === 0 && <p>{t('clientJobs.home.noPublic')}</p>}
            <OwnJobCards
              jobs={jobs}
              counts={found.counts}
              below={(job) => (
                <Button
                  size="small"
                  aria-label={t('clientJobs.home.fittingOf', { title: job.title })}
                  onClick={() => setFitting(job)}
                >
                  {t('clientJobs.home.fitting')}
                </Button>
              )}
            />
          </Grid>
        </>
      )}
      {fitting && <FittingTalents job={fitting} onClose={() => setFitting(null)} />}
    </Grid>
  );
}
