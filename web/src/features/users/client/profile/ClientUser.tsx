import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { Button } from '../../../../components/buttons/Button';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import { PageHead } from '../../../../components/page/PageHead';
import { getCalledName } from '../../../../entities/talent/getCalledName';
import card from '../../../../entities/talent/TalentCard.module.css';
import { TalentFacts } from '../../../../entities/talent/TalentFacts';
import { TalentSummary } from '../../../../entities/talent/TalentSummary';
import { loadable } from '../../../../lib/loadable/loadable';
import { paths } from '../../../../lib/paths';
import { useTitle } from '../../../../lib/route/useTitle';
import { useAppliedTalents } from '../useAppliedTalents';
import { ApplicationsSection } from './ApplicationsSection';
import { CareerSection } from './CareerSection';
import styles from './ClientUser.module.css';
import { InterviewSection } from './InterviewSection';
import { PoolSection } from './PoolSection';
import { ScoutsSection } from './ScoutsSection';
import { SkillSection } from './SkillSection';
import {
  type ClientProfileFragment,
  TalentAsMemberDocument,
  TalentOfMemberDocument,
} from '../../../../generated/clientProfile';
import { InvolvementsOfTalentDocument } from '../../../../generated/involvement';
import { PooledTalentOfDocument } from '../../../../generated/pool';
import { formatDate } from '../../../../lib/format/formatDate';
import { FileRow } from './FileRow';
import { useQuery } from '@apollo/client/react';
import { Grid } from '../../../../components/layout/Grid';
import { Stack } from '../../../../components/layout/Stack';
import { KeepTalentButton } from '../../../../entities/pool/KeepTalentButton';
import { useSignedIn } from '../../../../lib/auth/useSignedIn';

/**
 * Reads a talent as the members of an organization see them. `talent` is null when they may not see the
 * talent, and undefined while it is loading. For administrators the API answers as for a member of the
 * organization that they have chosen.
 */
function useClientProfile(sub: string, organizationId: string) {
  const isAdmin = useSignedIn()?.isAdmin === true;
  // What an organization sees must not replace what the cache knows about the person.
  const fetchPolicy = 'no-cache';
  const own = useQuery(TalentOfMemberDocument, { variables: { sub }, skip: isAdmin, fetchPolicy });
  const as = useQuery(TalentAsMemberDocument, {
    ...{ variables: { sub, organizationId }, skip: !isAdmin, fetchPolicy },
  });
  const { error, refetch } = isAdmin ? as : own;
  return { talent: isAdmin ? as.data?.getUserAs : own.data?.getUser, error, refetch };
}

/**
 * The documents that a talent has attached to an application to a job of the organization, such as a CV. The API
 * returns no others.
 */
function DocumentSection({ talent }: { talent: ClientProfileFragment }) {
  const { t } = useTranslation();
  const documents = talent.resumes?.items ?? [];
  if (documents.length === 0) return null;
  return (
    <Grid as="section" className={styles.section} gap={12}>
      <h2>{t('clientTalent.files.title')}</h2>
      <p className={styles.note}>{t('clientTalent.files.lead')}</p>
      <ul className={styles.rows}>
        {documents.map(({ id, filename, createdAt }) => (
          <FileRow key={id} type="USER_RESUME" id={id} filename={filename ?? ''} at={formatDate(createdAt)} />
        ))}
      </ul>
    </Grid>
  );
}

const OfferSheet = loadable(async () => (await import('./OfferSheet')).OfferSheet);

/**
 * Shows a talent with everything that the organization may read, and a button for offering the talent a job.
 */
export function ClientUser({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { sub = '' } = useParams();
  const { talent, error, refetch } = useClientProfile(sub, organizationId);
  const applications = useAppliedTalents(organizationId, [sub]);
  const { data: involved, refetch: readAgain } = useQuery(InvolvementsOfTalentDocument, {
    ...{ variables: { sub, organizationId }, fetchPolicy: 'cache-and-network' },
  });
  // What the organization keeps about a person is not cached: the next person at this browser finds none of it.
  const { data: pooled } = useQuery(PooledTalentOfDocument, {
    ...{ variables: { userID: sub, organizationId }, fetchPolicy: 'no-cache' },
  });
  const pool = pooled?.getPooledTalent;
  const involvements = involved?.listInvolvements.items ?? [];
  const [isOffering, setIsOffering] = useState(false);
  const name = talent ? getCalledName(talent, t) : undefined;
  useTitle(name);
  if (error && !talent) return <LoadFailed onRetry={() => void refetch()} />;
  if (talent === undefined) return <Skeleton shape="article" count={3} />;
  // Also without the talent's consent: there is no difference to somebody who does not exist.
  if (talent === null) return <Navigate to={paths.notFound} replace />;
  return (
    <Grid gap={24}>
      <PageHead
        title={name ?? ''}
        state={talent.mainJob && <span lang="ja">{talent.mainJob.name}</span>}
        action={
          <Stack gap={12} wrap align="center">
            {pool && (
              <KeepTalentButton
                labelled
                {...{ userID: sub, name: name ?? '', organizationId }}
                isKept={pool.isKept === true}
              />
            )}
            <Button look="primary" onClick={() => setIsOffering(true)}>
              {t('clientTalent.offer.open')}
            </Button>
          </Stack>
        }
      />
      <ApplicationsSection applications={applications} />
      <ScoutsSection involvements={involvements} />
      <div className={card.card}>
        <TalentSummary talent={talent} />
      </div>
      <Grid as="section" className={styles.section} gap={12}>
        <h2>{t('clientTalent.facts')}</h2>
        <TalentFacts talent={talent} />
      </Grid>
      {pool && <PoolSection pool={pool} {...{ organizationId }} />}
      <SkillSection talent={talent} />
      <DocumentSection talent={talent} />
      <CareerSection talent={talent} />
      <InterviewSection talent={talent} />
      {isOffering && (
        <OfferSheet
          talent={talent}
          name={name ?? ''}
          organizationId={organizationId}
          appliedTo={applications.map(({ openJobID }) => openJobID ?? '')}
          involvements={involvements}
          onClose={() => {
            setIsOffering(false);
            void readAgain();
          }}
        />
      )}
    </Grid>
  );
}
