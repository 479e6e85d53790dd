import { useTranslation } from 'react-i18next';
import styles from './StateStrip.module.css';
import { stripStates } from './stripStates';
import type { StateCounts } from './useOrganizationApplications';

/** How many applications to a job are in each state on the way to a contract. */
export function StateStrip({ counts }: { counts: StateCounts }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.strip} aria-label={t('clientJobs.strip')}>
      {stripStates.map((state) => (
        <li key={state} data-empty={!counts[state]}>
          <span>{t(`common.applyType.${state}`)}</span>
          <b data-count>{counts[state] ?? 0}</b>
        </li>
      ))}
    </ol>
  );
}
