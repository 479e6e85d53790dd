import { useTranslation } from 'react-i18next';
import styles from './OfflineBanner.module.css';
import { useIsOnline } from './useIsOnline';

/** Shown while the browser is offline. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  return <div role="status">{isOnline ? null : <p className={styles.banner}>{t('shell.offline')}</p>}</div>;
}
