import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { StatTile } from '../../../components/stats/StatTile';
import type { InvolvementRowFragment } from '../../../generated/involvement';
import styles from './JobScouts.module.css';

/** Below this number of scouts, a rate says more about single people than about the scouts. */
const LEAST = 5;

interface ScoutCountsProps {
  rows: readonly InvolvementRowFragment[];
  /** Whether there are further rows, which are not loaded. */
  isPart: boolean;
}

/** How many scouts of a job were sent, opened, answered and followed by an application, with rates if they are not few. */
export function ScoutCounts({ rows, isPart }: ScoutCountsProps) {
  const { t } = useTranslation();
  const sent = rows.filter(({ involveType }) => involveType === 'SCOUTED');
  if (sent.length === 0) return null;
  const counts = {
    // Who has answered or applied has read it.
    opened: sent.filter(({ openedAt, repliedAt }) => openedAt || repliedAt).length,
    replied: sent.filter(({ repliedAt }) => repliedAt).length,
    applied: sent.filter(({ appliedAt }) => appliedAt).length,
  };
  const rateOf = (count: number) => Math.round((100 * count) / sent.length);
  const unit = t('scouting.counts.unit');
  return (
    <section aria-label={t('scouting.counts.title')}>
      <dl className={styles.counts}>
        <StatTile label={t('scouting.counts.sent')} value={sent.length} unit={unit} />
        {(['opened', 'replied', 'applied'] as const).map((kind) => (
          <Grid key={kind} gap={4}>
            <StatTile label={t(`scouting.counts.${kind}`)} value={counts[kind]} unit={unit} />
            {sent.length >= LEAST && (
              <dd className={styles.rate}>
                {t('scouting.counts.rate', { n: sent.length, rate: rateOf(counts[kind]) })}
              </dd>
            )}
          </Grid>
        ))}
      </dl>
      {sent.length < LEAST && <p className={styles.note}>{t('scouting.counts.few')}</p>}
      {isPart && <p className={styles.note}>{t('scouting.counts.part', { n: rows.length })}</p>}
    </section>
  );
}
