import type { ReactNode } from 'react';
import { Grid } from '../../../components/layout/Grid';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { Section } from '../career/Section';
import styles from './AdminProfile.module.css';

interface RecordsTabProps<Row extends { id: string }> {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  /** The records; undefined while they are loading. */
  rows: readonly Row[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** Says that there are no records and what they would be for. */
  empty: string;
  render: (row: Row) => ReactNode;
}

/** A section with the records of one kind that belong to a talent, each in a card. */
export function RecordsTab<Row extends { id: string }>(props: RecordsTabProps<Row>) {
  const { title, lead, action, rows, hasFailed, onRetry, empty, render } = props;
  if (hasFailed && !rows) return <LoadFailed onRetry={onRetry} />;
  if (!rows) return <Skeleton shape="card" count={2} />;
  return (
    <Section title={title} lead={lead} action={action}>
      {rows.length === 0 && <p className={styles.quiet}>{empty}</p>}
      <Grid as="ul" gap={16}>
        {rows.map((row) => (
          <li key={row.id} className={styles.card}>
            {render(row)}
          </li>
        ))}
      </Grid>
    </Section>
  );
}
