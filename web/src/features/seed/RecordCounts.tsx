import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../components/layout/Grid';
import { Button } from '../../components/buttons/Button';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { Skeleton } from '../../components/feedback/Skeleton';
import { Setting } from '../../components/page/Setting';
import { SeedCountsDocument, type SeedCountsQuery } from '../../generated/seed';
import styles from './Seed.module.css';

/** Groups the numbers of records by table, in the order of the answer. */
function byTable(counts: SeedCountsQuery['countRecords']) {
  const tables = [...new Set(counts.map(({ table }) => table))];
  return tables.map((table) => {
    const types = counts.filter((each) => each.table === table);
    return { table, types, total: types.reduce((sum, { count }) => sum + count, 0) };
  });
}

/** How many records of each type the stage holds, by table. */
export function RecordCounts() {
  const { t, i18n } = useTranslation();
  const { data, error, loading, refetch } = useQuery(SeedCountsDocument, {
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const format = (count: number) => t('seed.rows', { n: count.toLocaleString(i18n.language) });
  return (
    <Setting
      title={t('seed.counts')}
      lead={t('seed.countsLead')}
      action={
        <Button disabled={loading} onClick={() => void refetch()}>
          {t('seed.again')}
        </Button>
      }
    >
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="card" count={1} />}
      <Grid gap={16} min={320} align="start">
        {byTable(data?.countRecords ?? []).map(({ table, types, total }) => (
          <section key={table} className={styles.table} aria-label={table}>
            <h3>
              <span>{table}</span> <span>{format(total)}</span>
            </h3>
            <dl>
              {types.map(({ type, count }) => (
                <div key={type}>
                  <dt>{type}</dt>
                  <dd>{format(count)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Grid>
    </Setting>
  );
}
