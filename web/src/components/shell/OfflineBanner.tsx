import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OfflineBanner.module.css';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * A notice at the top of the page that is visible while the browser is offline. It says what is kept and sent later,
 * and what is not.
 */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <div role="status">{isOnline ? null : <p className={styles.banner}>{t('shell.offline')}</p>}</div>;
}
