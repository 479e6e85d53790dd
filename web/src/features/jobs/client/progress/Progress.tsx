import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Grid } from '../../../../components/layout/Grid';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import { PageHead } from '../../../../components/page/PageHead';
import { Pager } from '../../../../components/pager/Pager';
import { paths } from '../../../../lib/paths';
import { readPageNumber } from '../../../../lib/search/readPageNumber';
import { NoJobs } from '../NoJobs';
import { OwnJobCards } from '../OwnJobCards';
import { useOrganizationApplications } from '../useOrganizationApplications';
import { useOwnJobs } from '../useOwnJobs';

/**
 * The public and the closed jobs of an organization, each with the number of its applications in each state.
 */
export function Progress({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const page = readPageNumber(useSearchParams()[0].get('page'));
  const { jobs, pages, error, refetch } = useOwnJobs(organizationId, {
    states: ['PUBLIC', 'CLOSED'],
    isLacking: false,
    page,
  });
  const { counts } = useOrganizationApplications(organizationId);
  return (
    <Grid gap={16}>
      <PageHead title={t('clientJobs.progress.title')} state={t('clientJobs.progress.lead')} />
      {error && <LoadFailed onRetry={() => void refetch()} />}
      {!jobs && !error && <Skeleton shape="card" count={3} />}
      {jobs?.length === 0 && <NoJobs />}
      {jobs && <OwnJobCards jobs={jobs} counts={counts} />}
      <Pager current={page} last={pages} hrefOf={(to) => `${paths.clientProgress}?page=${to}`} />
    </Grid>
  );
}
