import { useTranslation } from 'react-i18next';
import styles from './LoadingScreen.module.css';

/** Shown while the session is unknown; delayed, so that it does not flash. */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <div className={styles.screen} role="status" aria-label={t('shell.loading')}>
      <span className={styles.thread} />
    </div>
  );
}
