import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshSession } from '../lib/auth/refreshSession';
import styles from './ErrorScreen.module.css';

const retry = () => void refreshSession();

/**
 * The screen that is visible when the app could not check the session, because Cognito could not be reached.
 * It tries again when the browser is online.
 */
export function OfflineScreen() {
  const { t } = useTranslation();
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  return (
    <main id="main" className={styles.crash} role="alert">
      <h1>{t('shell.unreachable.title')}</h1>
      <p>{t('shell.unreachable.text')}</p>
      <p className={styles.actions}>
        <button type="button" onClick={retry}>
          {t('shell.crash.reload')}
        </button>
      </p>
    </main>
  );
}
