import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../components/layout/Grid';
import { EmptyState } from '../../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import { Sheet } from '../../../../components/overlays/Sheet';
import { KeepTalentButton } from '../../../../entities/pool/KeepTalentButton';
import { TieMarks } from '../../../../entities/scouting/TieMarks';
import { useTalentTies } from '../../../../entities/scouting/useTalentTies';
import { getClientName } from '../../../../entities/talent/getClientName';
import { offeredTalents } from '../../../../entities/talent/offeredTalents';
import { TalentCard } from '../../../../entities/talent/TalentCard';
import { FittingTalentsDocument } from '../../../../generated/fittingTalents';
import type { ListedJobFragment } from '../../../../generated/storedJob';
import { useSignedIn } from '../../../../lib/auth/useSignedIn';
import { paths } from '../../../../lib/paths';
import styles from './ClientHome.module.css';

const MOST = 6;
const WIDTH = 560;

interface FittingTalentsProps {
  job: ListedJobFragment;
  onClose: () => void;
}

/** A sheet with talents of a job's occupation who have agreed to be shown to organizations, the newest first. */
export function FittingTalents({ job, onClose }: FittingTalentsProps) {
  const { t } = useTranslation();
  const isAdmin = useSignedIn()?.isAdmin === true;
  const occupation = job.job?.id;
  const filter = useMemo(
    () => ({
      ...(occupation && { jobIDs: { in: [occupation] } }),
      ...(isAdmin && offeredTalents.filter),
    }),
    [occupation, isAdmin],
  );
  const { data, error, refetch } = useQuery(FittingTalentsDocument, { variables: { filter, limit: MOST } });
  const items = data?.searchUsers.items;
  const talents = isAdmin ? items?.map(offeredTalents.project) : items;
  const organizationId = job.organizationOpenJobsId ?? '';
  const ties = useTalentTies(
    organizationId,
    (items ?? []).map(({ id }) => id),
  );
  return (
    <Sheet
      open
      width={WIDTH}
      title={t('clientJobs.home.fittingOf', { title: job.title ?? '' })}
      onClose={onClose}
    >
      <Grid className={styles.section} gap={12}>
        {error && <LoadFailed onRetry={() => void refetch()} />}
        {!talents && !error && <Skeleton shape="card" count={3} />}
        {talents?.length === 0 && (
          <EmptyState illustration="search">{t('clientJobs.home.noFitting')}</EmptyState>
        )}
        {talents?.map((talent) => (
          <TalentCard
            key={talent.id}
            talent={talent}
            to={paths.clientUser(talent.id)}
            mark={<TieMarks ties={ties.get(talent.id)} />}
            aside={
              <KeepTalentButton
                userID={talent.id}
                name={getClientName(talent, t)}
                isKept={ties.get(talent.id)?.isKept}
                organizationId={organizationId}
              />
            }
          />
        ))}
      </Grid>
    </Sheet>
  );
}
