import { Fragment, type PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { Stack } from '../../components/layout/Stack';
import { LanguageSelect } from '../../components/shell/LanguageSelect';
import { Logo } from '../../components/shell/Logo';
import { awaited } from '../../lib/loadable/awaited';
import { useSignedIn } from '../../lib/auth/useSignedIn';
import { paths } from '../../lib/paths';
import { readJobId } from '../../lib/route/readJobId';
import type { Screen } from '../../lib/route/Screen';
import { LaterPlainProviders } from '../../lib/theme/LaterPlainProviders';
import { AccountMenu } from './AccountMenu';
import { Footer } from './Footer';
import { MainContent } from './MainContent';
import styles from './PublicLayout.module.css';
import { SettingsButton } from './SettingsButton';
import { TopBar } from './TopBar';
import { useSettings } from './useSettings';

const LaterScreenProviders = awaited(
  async () => (await import('../../lib/theme/ScreenProviders')).ScreenProviders,
);

interface PublicLayoutProps extends PropsWithChildren {
  screen: Pick<Screen, 'plain' | 'static' | 'shape'>;
  /** True until the session is known. The bar then shows no links to the login and the registration. */
  isAwaited?: boolean;
}

function chooseProviders(screen: PublicLayoutProps['screen']) {
  if (screen.static) return Fragment;
  return screen.plain ? LaterPlainProviders : LaterScreenProviders;
}

/**
 * The layout that guests see, and everybody on screens with the layout `public`. Its bars need neither Ant
 * Design nor the data client, so that they appear at once.
 */
export function PublicLayout({ screen, isAwaited = false, children }: PublicLayoutProps) {
  const Providers = chooseProviders(screen);
  const { t } = useTranslation();
  const person = useSignedIn();
  const settings = useSettings();
  const id = readJobId(useSearchParams()[0]);
  const isEntering = useLocation().pathname.startsWith('/auth/');
  return (
    <div className={styles.page}>
      <TopBar
        asContent
        start={<Logo to={person ? paths.home : paths.jobs} />}
        end={
          <>
            <span className={styles.wide}>
              <LanguageSelect />
            </span>
            <SettingsButton onClick={settings.open} />
            {person && <AccountMenu person={person} home={paths.home} onSettings={settings.open} />}
            {!person && !isAwaited && (
              <Stack
                as="nav"
                className={styles.entrance}
                gap={4}
                align="center"
                aria-label={t('shell.navigation')}
              >
                <Link to={paths.jobs} className={styles.wide}>
                  {t('shell.menu.jobs')}
                </Link>
                {!isEntering && (
                  <>
                    <Link to={paths.login({ id })}>{t('shell.login')}</Link>
                    <Link to={paths.register({ id })} className={styles.register}>
                      {t('shell.register')}
                    </Link>
                  </>
                )}
              </Stack>
            )}
          </>
        }
      />
      <MainContent shape={screen.shape}>
        <Providers>{children}</Providers>
      </MainContent>
      <Footer />
      {settings.drawer}
    </div>
  );
}
