import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Stack } from '../components/layout/Stack';
import { Button } from '../components/buttons/Button';
import { LoadingScreen } from '../components/shell/LoadingScreen';
import { reportError } from '../lib/errors/reportError';
import { OutdatedPage } from '../lib/loadable/OutdatedPage';
import { reloadOnce } from '../lib/loadable/reloadOnce';
import { paths } from '../lib/paths';
import styles from './ErrorScreen.module.css';

/**
 * The screen that replaces a screen which failed to render. It reports the error. If the error is that the
 * deployed release no longer has the screen's code, the page is reloaded instead, unless that has happened
 * just before.
 */
export function ErrorScreen() {
  const { t } = useTranslation();
  const error = useRouteError();
  // The address is that of the requested screen already, so reloading opens it.
  const [isReloading] = useState(() => error instanceof OutdatedPage && reloadOnce());
  useEffect(() => {
    if (!isReloading) void reportError('render', error);
  }, [error, isReloading]);
  if (isReloading) return <LoadingScreen />;
  return (
    <section className={styles.crash} role="alert">
      <h1>{t('shell.crash.title')}</h1>
      <p>{t('shell.crash.text')}</p>
      <Stack as="p" gap={16} wrap align="center" justify="center">
        <Button look="primary" onClick={() => window.location.reload()}>
          {t('shell.crash.reload')}
        </Button>
        <a href={paths.root}>{t('shell.crash.home')}</a>
      </Stack>
    </section>
  );
}
