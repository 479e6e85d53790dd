import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../../model/periods/addDays';
import { moveByPeriods } from '../../../../../model/periods/moveByPeriods';
import { applyCourse } from '../../../../../model/transitions/applyCourse';
import { FunnelCord } from '../../../components/charts/FunnelCord';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { readAggregateCounts } from '../../../components/filters/readAggregateCounts';
import { ReachedApplicationsDocument } from '../../../generated/funnel';
import type { InsightPeriod } from '../../../generated/schema';
import { useNear } from '../../../lib/useNear';
import styles from '../Dashboard.module.css';

interface SelectionFunnelProps {
  period: InsightPeriod;
  /** The first days of the periods shown, the oldest first. */
  dates: readonly string[];
}

/**
 * The applications of all shown periods together: how many of them have reached each state on the way to a contract.
 * Each number is a part of the one before it, because the same applications are counted in all of them.
 */
function ReachedStates({ period, dates }: SelectionFunnelProps) {
  const { t } = useTranslation();
  const last = addDays(moveByPeriods(period, dates.at(-1) ?? '', 1), -1);
  const variables = { from: `${dates[0]}T00:00:00+09:00`, until: `${last}T23:59:59.999+09:00` };
  const { data, error, refetch } = useQuery(ReachedApplicationsDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" count={1} />;
  const { total, aggregateItems } = data.searchUserApplies;
  if (total === 0) return <p className={styles.note}>{t('insights.funnelNone')}</p>;
  const counts = readAggregateCounts(aggregateItems).get('reached');
  const values = applyCourse.map((state) => counts?.get(state) ?? 0);
  const relationOf = (index: number) => {
    const [before, value] = [values[index - 1], values[index] ?? 0];
    if (!before) return undefined;
    const of = t(`common.applyType.${applyCourse[index - 1] ?? 'APPLIED'}`);
    return t('insights.share', { of, percent: Math.round((100 * value) / before) });
  };
  return (
    <FunnelCord
      unit={t('insights.unit.pieces')}
      steps={applyCourse.map((state, index) => ({
        key: state,
        label: t(`common.applyType.${state}`),
        value: values[index] ?? 0,
        relation: relationOf(index),
      }))}
    />
  );
}

/** The block with `ReachedStates`, which is read only when it comes near the window. */
export function SelectionFunnel({ period, dates }: SelectionFunnelProps) {
  const { t } = useTranslation();
  const [box, isNear] = useNear<HTMLElement>();
  return (
    <section ref={box} className={styles.figure} aria-labelledby="selection-funnel">
      <header>
        <h3 id="selection-funnel">{t(`insights.funnel.${period}`, { n: dates.length })}</h3>
      </header>
      <p className={styles.note}>{t('insights.funnelNote')}</p>
      <div className={styles.terms}>{isNear && <ReachedStates period={period} dates={dates} />}</div>
    </section>
  );
}
