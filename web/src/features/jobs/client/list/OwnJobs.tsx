import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Grid } from '../../../../components/layout/Grid';
import { Button } from '../../../../components/buttons/Button';
import { EmptyState } from '../../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import { PageHead } from '../../../../components/page/PageHead';
import { CheckLine } from '../../../../components/filters/CheckLine';
import { Pager } from '../../../../components/pager/Pager';
import { ButtonLink } from '../../../../components/buttons/ButtonLink';
import { paths } from '../../../../lib/paths';
import { JobStateTabs } from '../../state/JobStateTabs';
import { useApplicantCounts } from '../../state/useApplicantCounts';
import type { OwnJobsView } from '../OwnJobsView';
import { useOwnJobs } from '../useOwnJobs';
import styles from './OwnJobs.module.css';
import { OwnJobRow } from './OwnJobRow';
import { jobStates } from '../../../../../../model/jobStates';
import { readPageNumber } from '../../../../lib/search/readPageNumber';

/** Returns what the URL contains, and a function that changes what is chosen. */
function useOwnJobsView(): [
  OwnJobsView,
  (change: Partial<Pick<OwnJobsView, 'states' | 'isLacking'>>) => void,
] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => {
    const asked = (params.get('state') ?? '').split(',');
    return {
      states: jobStates.filter((state) => asked.includes(state)),
      isLacking: params.get('focus') === 'lacking',
      page: readPageNumber(params.get('page')),
    };
  }, [params]);
  const choose = (change: Partial<OwnJobsView>) =>
    setParams((before) => {
      const { states, isLacking } = { ...view, ...change };
      before.delete('page');
      if (states.length > 0) before.set('state', states.join(','));
      else before.delete('state');
      if (isLacking) before.set('focus', 'lacking');
      else before.delete('focus');
      return before;
    });
  return [view, choose];
}

/** The jobs of an organization: their state, applicants and last change, and what its members can do with them. */
export function OwnJobs({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [view, choose] = useOwnJobsView();
  const { states, isLacking, page } = view;
  const { jobs, total, pages, counts, loading, error, refetch } = useOwnJobs(organizationId, view);
  const applicants = useApplicantCounts(useMemo(() => (jobs ?? []).map(({ id }) => id), [jobs]));
  const isFiltered = states.length > 0 || isLacking;
  const hrefOf = (to: number) => {
    const query = new URLSearchParams(params);
    query.set('page', String(to));
    return `${paths.clientJobs}?${query}`;
  };
  return (
    <Grid gap={16}>
      <PageHead
        title={t('clientJobs.title')}
        state={total !== undefined && t('clientJobs.total', { n: total })}
        action={
          <span className={styles.actions}>
            <ButtonLink look="plain" to={paths.clientBenefits}>
              {t('clientJobs.benefits')}
            </ButtonLink>
            <ButtonLink to={paths.clientNewJob}>{t('clientJobs.create')}</ButtonLink>
          </span>
        }
      />
      <JobStateTabs chosen={[...states]} counts={counts} onChange={(chosen) => choose({ states: chosen })} />
      <CheckLine
        text={t('adminJobs.focus.lacking')}
        checked={isLacking}
        onChange={(isChosen) => choose({ isLacking: isChosen })}
      />
      {error && <LoadFailed onRetry={() => void refetch()} />}
      {!jobs && !error && <Skeleton shape="card" count={3} />}
      {jobs?.length === 0 && !loading && (
        <EmptyState
          illustration="search"
          action={
            isFiltered && (
              <Button onClick={() => choose({ states: [], isLacking: false })}>
                {t('common.clearFilters')}
              </Button>
            )
          }
        >
          {t(isFiltered ? 'clientJobs.empty' : 'clientJobs.none')}
        </EmptyState>
      )}
      <Grid as="ul" gap={12} aria-busy={loading}>
        {jobs?.map((job) => (
          <li key={job.id}>
            <OwnJobRow
              job={job}
              applicants={applicants && (applicants.get(job.id) ?? 0)}
              onConflict={() => void refetch()}
            />
          </li>
        ))}
      </Grid>
      <Pager current={page} last={pages} hrefOf={hrefOf} />
    </Grid>
  );
}
