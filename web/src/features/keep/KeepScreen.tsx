import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Grid } from '../../components/layout/Grid';
import { Button } from '../../components/buttons/Button';
import { Skeleton } from '../../components/feedback/Skeleton';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { paths } from '../../lib/paths';
import { loadable } from '../../lib/loadable/loadable';
import { CompareBar } from './CompareBar';
import { KeepBar } from './KeepBar';
import styles from './KeepScreen.module.css';
import { KeptCard } from './KeptCard';
import { useComparison } from './useComparison';
import { useKeptJobs } from './useKeptJobs';
import { useRemoveKeep } from './useRemoveKeep';
import type { KeepView } from './KeepView';

/**
 * Returns the filter and the order of the kept jobs that the URL contains, and a function that changes them.
 * Unknown values in the URL are replaced by the defaults.
 */
function useKeepView(): [KeepView, (change: Partial<KeepView>) => void] {
  const [params, setParams] = useSearchParams();
  const state = params.get('state');
  const view: KeepView = {
    state: state === 'open' || state === 'closed' ? state : null,
    sort: params.get('sort') === 'new' ? 'publishedAt' : 'keptAt',
  };
  const change = (part: Partial<KeepView>) => {
    const next = { ...view, ...part };
    setParams({
      ...(next.state && { state: next.state }),
      ...(next.sort === 'publishedAt' && { sort: 'new' }),
    });
  };
  return [view, change];
}

const CompareSheet = loadable(async () => (await import('./CompareSheet')).CompareSheet);

/** The screen /user/keep with the jobs that the person has kept. */
export function KeepScreen() {
  const { t } = useTranslation();
  const [view, change] = useKeepView();
  const { kept, total, error, refetch, more } = useKeptJobs(view);
  const remove = useRemoveKeep();
  const comparison = useComparison(kept ?? []);
  const [isComparing, setComparing] = useState(false);
  return (
    <Grid gap={16}>
      <KeepBar
        total={total}
        isEmpty={kept?.length === 0 && view.state === null}
        view={view}
        onChange={change}
      />
      {error && !kept && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !kept && <Skeleton shape="card" count={4} />}
      {kept?.length === 0 && view.state === null && (
        <EmptyState illustration="keep" action={<Link to={paths.jobs}>{t('keep.find')}</Link>}>
          {t('keep.empty')}
        </EmptyState>
      )}
      {kept?.length === 0 && view.state !== null && (
        <EmptyState
          illustration="keep"
          action={<Button onClick={() => change({ state: null })}>{t('keep.showAll')}</Button>}
        >
          {t('keep.emptyFiltered')}
        </EmptyState>
      )}
      {kept && kept.length > 0 && (
        <Grid as="ul" className={styles.list} gap={12} min={480}>
          {kept.map((one) => (
            <li key={one.id}>
              <KeptCard kept={one} comparison={comparison} onRemove={() => void remove(one)} />
            </li>
          ))}
        </Grid>
      )}
      {more && (
        <Button size="large" block onClick={() => void more()}>
          {t('keep.more')}
        </Button>
      )}
      <CompareBar comparison={comparison} onCompare={() => setComparing(true)} />
      {isComparing && <CompareSheet jobs={comparison.jobs} onClose={() => setComparing(false)} />}
    </Grid>
  );
}
