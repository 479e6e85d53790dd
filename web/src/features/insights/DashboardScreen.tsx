import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/feedback/Banner';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { moreIllustrations } from '../../components/feedback/moreIllustrations';
import { Skeleton } from '../../components/feedback/Skeleton';
import { PageHead } from '../../components/page/PageHead';
import { formatDateTime } from '../../lib/format/formatDateTime';
import { loadable } from '../../lib/loadable/loadable';
import styles from './Dashboard.module.css';
import { DashboardToolbar } from './DashboardToolbar';
import { FigureTiles } from './FigureTiles';
import { useInsights } from './useInsights';
import { useDashboardView } from './view/useDashboardView';

const DashboardCharts = loadable(async () => (await import('./charts/DashboardCharts')).DashboardCharts);

/** The age, in milliseconds, from which figures count as outdated: 26 hours. Normally they are computed every hour. */
const OUTDATED_MS = 26 * 3_600_000;

/**
 * The administrators' screen /admin/dashboard: how many people, jobs, applications and contracts there are,
 * by day, week or month. Opening it causes two calls to data sources.
 */
export function DashboardScreen() {
  const { t } = useTranslation();
  const [view, change] = useDashboardView();
  const { figures, dates, computedAt, error, refetch } = useInsights(view);
  const at = computedAt && formatDateTime(computedAt);
  const isOld = computedAt !== undefined && Date.now() - Date.parse(computedAt) > OUTDATED_MS;
  const isLoading = !figures && !error;
  return (
    <div className={styles.page}>
      <PageHead title={t('insights.title')} state={!isOld && at && t('insights.computed', { at })} />
      {isOld && <Banner tone="waiting">{t('insights.outdated', { at })}</Banner>}
      <DashboardToolbar period={view.period} dates={dates} onChange={change} />
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isLoading && <Skeleton shape="card" count={3} />}
      {figures?.isEmpty && (
        <EmptyState illustration={moreIllustrations.insights}>{t('insights.waiting')}</EmptyState>
      )}
      {figures && !figures.isEmpty && (
        <>
          <FigureTiles period={view.period} figures={figures} />
          <DashboardCharts period={view.period} figures={figures} />
        </>
      )}
    </div>
  );
}
