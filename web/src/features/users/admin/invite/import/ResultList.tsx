import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Chip } from '../../../../../components/chips/Chip';
import { paths } from '../../../../../lib/paths';
import type { ImportResult } from './ImportOutcome';
import styles from './ImportPanel.module.css';
import { useReasons } from './useReasons';

/** How many rows the screen lists. The downloadable file has all rows that failed. */
const SHOWN = 50;

/** What needs something to be done comes first. */
const order = ['failed', 'refused', 'exists', 'created'] as const;

const tones = { failed: 'warm', refused: 'warm', exists: 'quiet', created: 'done' } as const;

/**
 * Lists the rows of a file that have a result, each with its line, its person, the result and the reasons: first the
 * rows that were not sent or refused, last those that were invited, the newest of these first.
 */
export function ResultList({ results }: { results: readonly ImportResult[] }) {
  const { t } = useTranslation();
  const reasonsOf = useReasons();
  const sorted = order.flatMap((kind) => {
    const found = results.filter(({ outcome }) => outcome.kind === kind);
    return kind === 'created' ? found.toReversed() : found.toSorted((a, b) => a.row.line - b.row.line);
  });
  return (
    <>
      <ul className={styles.results} aria-label={t('adminTalent.import.results')}>
        {sorted.slice(0, SHOWN).map(({ row, outcome }) => {
          const name = [row.values.lastName, row.values.firstName].filter(Boolean).join(' ');
          return (
            <li key={row.line}>
              <span className={styles.line}>{t('adminTalent.import.lineOf', { n: row.line })}</span>
              <span className={styles.who}>
                <span lang="ja">
                  {outcome.kind === 'created' ? <Link to={paths.adminUser(outcome.sub)}>{name}</Link> : name}
                </span>
                <bdi>{row.values.email}</bdi>
              </span>
              <span className={styles.outcome}>
                <Chip tone={tones[outcome.kind]}>{t(`adminTalent.import.outcome.${outcome.kind}`)}</Chip>
                {(outcome.kind === 'refused' || outcome.kind === 'failed') &&
                  reasonsOf({ row, outcome }).map((reason) => <span key={reason}>{reason}</span>)}
              </span>
            </li>
          );
        })}
      </ul>
      {sorted.length > SHOWN && (
        <p className={styles.quiet}>{t('adminTalent.import.more', { n: sorted.length - SHOWN })}</p>
      )}
    </>
  );
}
