import { useTranslation } from 'react-i18next';
import styles from './LoadingScreen.module.css';

/** Shown until it is known who is at the screen; calm enough not to flash. */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <div className={styles.screen} role="status" aria-label={t('shell.loading')}>
      <span className={styles.thread} />
    </div>
  );
}
