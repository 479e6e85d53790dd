import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { Grid } from '../../../components/layout/Grid';
import { Button } from '../../../components/buttons/Button';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { JobBoardDocument } from '../../../generated/jobBoard';
import { paths } from '../../../lib/paths';
import { useTitle } from '../../../lib/route/useTitle';
import { BoardHead } from './BoardHead';
import { BoardView } from './BoardView';
import styles from './JobBoard.module.css';

/** Reads a job with its applications, and shows them on a board or in a table. */
export function JobBoard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error, refetch, fetchMore } = useQuery(JobBoardDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.getOpenJob;
  // Everybody can read public jobs of other organizations; here they are as if they did not exist.
  const job = found?.organizationOpenJobsId === organizationId ? found : null;
  useTitle(job?.title ?? undefined);
  if (error && !found) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" count={4} />;
  if (!job) return <Navigate to={paths.notFound} replace />;
  const nextToken = job.applyUsers?.nextToken;
  return (
    <Grid className={styles.page} gap={16} justify="start">
      <BoardHead job={job} />
      <BoardView
        title={job.title ?? ''}
        applications={job.applyUsers?.items ?? []}
        steps={(job.selectionProcesses?.items ?? []).flatMap(({ id: step, title }) =>
          title ? [{ id: step, title }] : [],
        )}
        onConflict={() => void refetch()}
      />
      {nextToken && (
        <Button onClick={() => void fetchMore({ variables: { id, nextToken } })}>{t('jobBoard.more')}</Button>
      )}
    </Grid>
  );
}
