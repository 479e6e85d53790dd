import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { landingOf } from '../lib/auth/landingOf';
import { useSignedIn } from '../lib/auth/useSignedIn';
import { useSession } from '../lib/auth/useSession';
import { paths } from '../lib/paths';
import { readJobId } from '../lib/route/readJobId';
import { returnPath } from '../lib/route/returnPath';
import { toast } from '../lib/toast/toast';
import type { Decision } from './guard';

/**
 * Redirects a guest to the login and remembers the requested path, to which the app returns after sign-in.
 * After an explicit sign-out, no path is remembered. /home is never remembered, because talents get there
 * after sign-in anyway and administrators have another first screen.
 */
function ToLogin() {
  const { t } = useTranslation();
  const session = useSession();
  const location = useLocation();
  const reason = session.status === 'guest' ? session.reason : 'noTokens';
  useEffect(() => {
    if (reason !== 'signedOut' && location.pathname !== paths.home) returnPath.set(location);
    if (reason === 'expired') toast.warning(t('shell.sessionEnded'));
  }, [reason, location, t]);
  return <Navigate to={paths.login()} replace />;
}

/**
 * Redirects to the registration of a profile and passes on the id of the job that the person was looking at.
 */
function ToProfile() {
  const { pathname } = useLocation();
  const { id } = useParams();
  const carried = readJobId(useSearchParams()[0]);
  const job = pathname.startsWith('/jobs/detail/')
    ? readJobId(new URLSearchParams({ id: id ?? '' }))
    : carried;
  return <Navigate to={paths.profileRegister({ id: job })} replace />;
}

/**
 * Redirects a person who has not agreed to the terms to the screen that asks for the consent, and remembers the
 * requested path.
 */
function ToAgree() {
  const location = useLocation();
  useEffect(() => {
    if (location.pathname !== paths.home && location.pathname !== paths.root) returnPath.set(location);
  }, [location]);
  return <Navigate to={paths.agree} replace />;
}

/**
 * Redirects to the path that was requested before signing in, otherwise to the first screen of the person's
 * own area.
 */
function ToLanding() {
  const person = useSignedIn();
  return <Navigate to={returnPath.get() ?? landingOf(person)} replace />;
}

/** Redirects people who may not see the requested screen, to the place that `decision` names. */
export function Redirect({ decision }: { decision: Exclude<Decision, 'wait' | 'unreachable' | 'show'> }) {
  switch (decision) {
    case 'login':
      return <ToLogin />;
    case 'registerProfile':
      return <ToProfile />;
    case 'agree':
      return <ToAgree />;
    case 'landing':
      return <ToLanding />;
    case 'notFound':
      return <Navigate to={paths.notFound} replace />;
  }
}
