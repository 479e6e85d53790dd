import { useTranslation } from 'react-i18next';
import type { FailedRow } from './ImportOutcome';
import styles from './ImportPanel.module.css';
import { useReason } from './useReason';

/** How many of the failed rows the screen lists. The downloadable file has all of them. */
const SHOWN = 50;

/** Lists the rows of an imported file that are invalid or could not be sent, with line number and reason. */
export function Failures({ failures }: { failures: readonly FailedRow[] }) {
  const { t } = useTranslation();
  const reasonOf = useReason();
  return (
    <>
      <ul className={styles.failures}>
        {failures.slice(0, SHOWN).map((failure) => (
          <li key={failure.row.line}>
            <span className={styles.line}>{t('adminTalent.import.lineOf', { n: failure.row.line })}</span>
            <span>{reasonOf(failure)}</span>
            <bdi className={styles.line}>{failure.row.values.email}</bdi>
          </li>
        ))}
      </ul>
      {failures.length > SHOWN && <p>{t('adminTalent.import.more', { n: failures.length - SHOWN })}</p>}
    </>
  );
}
