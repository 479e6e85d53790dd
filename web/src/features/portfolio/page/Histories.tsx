import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { FormattedText } from '../../../components/formatted-text/FormattedText';
import type { PortfolioHistoryFragment } from '../../../generated/portfolioPage';
import { Achievement } from '../blocks/Achievement';
import { usePeriod } from '../../../lib/format/usePeriod';
import styles from './PortfolioPage.module.css';

function History({ history }: { history: PortfolioHistoryFragment }) {
  const period = usePeriod(history);
  const { organizationName, position, description, achievements } = history;
  return (
    <li>
      <h3 lang="ja">{organizationName}</h3>
      <p className={styles.note}>{[position, period].filter(Boolean).join(' / ')}</p>
      {description && <FormattedText text={description} />}
      {achievements?.items.map((achievement) => (
        <Achievement key={achievement.id} achievement={achievement} as="h4" />
      ))}
    </li>
  );
}

const newestFirst = (a: PortfolioHistoryFragment, b: PortfolioHistoryFragment) =>
  (b.startDate ?? '').localeCompare(a.startDate ?? '');

/** The work histories of a portfolio, then the schools; in both, the newest come first. */
export function Histories({ histories }: { histories: readonly PortfolioHistoryFragment[] }) {
  const { t } = useTranslation();
  const ordered = [...histories].sort(newestFirst);
  const education = ordered.filter(({ historyType }) => historyType === 'EDUCATION');
  const work = ordered.filter(({ historyType }) => historyType !== 'EDUCATION');
  const groups = [
    ['work', work],
    ['education', education],
  ] as const;
  return groups
    .filter(([, { length }]) => length > 0)
    .map(([group, entries]) => (
      <Grid as="section" key={group} className={styles.section} gap={16}>
        <h2>{t(`portfolio.${group}`)}</h2>
        <ul className={styles.histories}>
          {entries.map((history) => (
            <History key={history.id} history={history} />
          ))}
        </ul>
      </Grid>
    ));
}
