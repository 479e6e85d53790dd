import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { ScreenSkeleton } from '../components/feedback/ScreenSkeleton';
import { LoadingScreen } from '../components/shell/LoadingScreen';
import { NavigationProgress } from '../components/shell/NavigationProgress';
import { OfflineBanner } from '../components/shell/OfflineBanner';
import { SkipLink } from '../components/shell/SkipLink';
import { reportPageView } from '../lib/analytics/reportPageView';
import { useSession } from '../lib/auth/useSession';
import { loadTexts } from '../lib/language/loadTexts';
import { returnPath } from '../lib/route/returnPath';
import type { Screen } from '../lib/route/Screen';
import { loadable } from '../lib/loadable/loadable';
import { DocumentHead } from './effects/DocumentHead';
import { useHeadingFocus } from './effects/useHeadingFocus';
import { getScrollKey } from './effects/getScrollKey';
import { usePendingKeep } from './effects/usePendingKeep';
import { useVisit } from './effects/useVisit';
import { type Decision, guard, mayPrepare } from './guard';
import { ScreenLayout } from './layouts/ScreenLayout';
import { Redirect } from './Redirect';
import { useTranslation } from 'react-i18next';
import { Stack } from '../components/layout/Stack';
import { Button } from '../components/buttons/Button';
import { refreshSession } from '../lib/auth/refreshSession';
import styles from './ErrorScreen.module.css';

const retry = () => void refreshSession();

/**
 * The screen that is visible when the app could not check the session, because Cognito could not be reached.
 * It tries again when the browser is online.
 */
function OfflineScreen() {
  const { t } = useTranslation();
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  return (
    <main id="main" className={styles.crash} role="alert">
      <h1>{t('shell.unreachable.title')}</h1>
      <p>{t('shell.unreachable.text')}</p>
      <Stack as="p" gap={16} wrap align="center" justify="center">
        <Button look="primary" onClick={retry}>
          {t('shell.crash.reload')}
        </Button>
      </Stack>
    </main>
  );
}

/** The component that shows toasts. It is loaded when the app starts, but is not part of the first bundle. */
const Toasts = loadable(async () => (await import('../components/toasts/Toasts')).Toasts, { silent: true });

/**
 * The notice for people who have requested the deletion of their account. Few people see it, so its code and
 * texts are not part of the first bundle.
 */
const LeavingBanner = loadable(
  async () => {
    const [{ LeavingBanner: Piece }] = await Promise.all([import('./LeavingBanner'), loadTexts(['account'])]);
    return Piece;
  },
  { silent: true },
);

interface GuardedScreenProps {
  decision: Decision;
  screen: Screen | undefined;
  /**
   * True when the layout of the screen may be shown before the session is known, with a placeholder instead
   * of the screen.
   */
  isPrepared: boolean;
}

function GuardedScreen({ decision, screen, isPrepared }: GuardedScreenProps) {
  const isShown = decision === 'show';
  if (screen && (isShown || (decision === 'wait' && isPrepared))) {
    return (
      <>
        {isShown && <DocumentHead screen={screen} />}
        <ScreenLayout screen={screen}>
          {isShown ? <Outlet /> : <ScreenSkeleton shape={screen.shape} />}
        </ScreenLayout>
      </>
    );
  }
  if (decision === 'wait') return <LoadingScreen />;
  if (decision === 'unreachable') return <OfflineScreen />;
  return <Redirect decision={isShown ? 'notFound' : decision} />;
}

/**
 * Renders everything around a screen: decides whether the person may see the screen, chooses its layout, and
 * runs the effects of each navigation.
 */
export function Shell() {
  const session = useSession();
  const { pathname } = useLocation();
  const screen = useMatches().at(-1)?.handle as Screen | undefined;
  const decision = guard(session, pathname, screen);
  useHeadingFocus(pathname);
  useVisit(pathname);
  usePendingKeep();
  useEffect(() => {
    reportPageView(pathname).catch((error: unknown) => console.warn('reportPageView', error));
  }, [pathname]);
  const hasArrived = decision === 'show' && session.status === 'signedIn' && !pathname.startsWith('/auth/');
  useEffect(() => {
    if (hasArrived) returnPath.forget();
  }, [hasArrived]);
  return (
    <>
      <SkipLink />
      <Toasts />
      <OfflineBanner />
      <NavigationProgress />
      {session.status === 'signedIn' && session.deletionRequestedAt && (
        <LeavingBanner sub={session.sub} requestedAt={session.deletionRequestedAt} />
      )}
      <GuardedScreen decision={decision} screen={screen} isPrepared={mayPrepare(session, pathname, screen)} />
      <ScrollRestoration getKey={getScrollKey} />
    </>
  );
}
