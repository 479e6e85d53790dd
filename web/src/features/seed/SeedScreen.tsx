import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Grid } from '../../components/layout/Grid';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { Skeleton } from '../../components/feedback/Skeleton';
import { PageHead } from '../../components/page/PageHead';
import { paths } from '../../lib/paths';
import { CapturedList } from './CapturedList';
import { RecordCounts } from './RecordCounts';
import { SeedActions } from './SeedActions';
import { useConfig } from '../../lib/config/useConfig';

/**
 * The administrators' screen /admin/seed, which exists only on stages that accept demo data. It shows how
 * many records there are, buttons that fill the stage, and on the local cloud the captured mails and Slack
 * posts. Opening it causes one call to a data source.
 */
export function SeedScreen() {
  const { t } = useTranslation();
  const config = useConfig();
  if (config === undefined) return <Skeleton shape="card" count={3} />;
  if (config === null) return <LoadFailed onRetry={() => window.location.reload()} />;
  if (!config.takesDemoData) return <Navigate to={paths.notFound} replace />;
  return (
    <Grid gap={24}>
      <PageHead title={t('seed.title')} state={t('seed.lead', { stage: config.stage })} />
      <SeedActions />
      <RecordCounts />
      {config.local && (
        <>
          <CapturedList kind="mail" />
          <CapturedList kind="slack" />
        </>
      )}
    </Grid>
  );
}
