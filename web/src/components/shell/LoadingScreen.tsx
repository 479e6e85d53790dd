import { useTranslation } from 'react-i18next';
import styles from './LoadingScreen.module.css';

/**
 * The screen that is visible until the app knows whether somebody is signed in. It appears after a delay, so
 * that it does not flash.
 */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <div className={styles.screen} role="status" aria-label={t('shell.loading')}>
      <span className={styles.thread} />
    </div>
  );
}
