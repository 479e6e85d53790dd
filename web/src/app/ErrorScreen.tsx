import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { reportError } from '../lib/errors/reportError';
import { paths } from '../lib/paths';
import styles from './ErrorScreen.module.css';

/**
 * The screen that replaces a screen which failed to render. It reports the error, and uses only the styles of
 * the app's shell.
 */
export function ErrorScreen() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => void reportError('render', error), [error]);
  return (
    <section className={styles.crash} role="alert">
      <h1>{t('shell.crash.title')}</h1>
      <p>{t('shell.crash.text')}</p>
      <p className={styles.actions}>
        <button type="button" onClick={() => window.location.reload()}>
          {t('shell.crash.reload')}
        </button>
        <a href={paths.root}>{t('shell.crash.home')}</a>
      </p>
    </section>
  );
}
