import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useSession } from '../lib/auth/useSession';
import { paths } from '../lib/paths';
import { jobIdOf } from '../lib/route/jobIdOf';
import { returnPath } from '../lib/route/returnPath';
import { toast } from '../lib/toast/toast';
import type { Decision } from './guard';

/** Asked for by a guest: kept until signing in leads back to it. Not after leaving: the next person starts afresh. */
function ToLogin() {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname, search } = useLocation();
  const reason = session.status === 'guest' ? session.reason : 'noTokens';
  useEffect(() => {
    if (reason !== 'signedOut') returnPath.set(pathname + search);
    if (reason === 'expired') toast.warning(t('shell.sessionEnded'));
  }, [reason, pathname, search, t]);
  return <Navigate to={paths.login()} replace />;
}

/** The job that is being looked at or came along, whichever address it stands in. */
function ToProfile() {
  const { pathname } = useLocation();
  const { id } = useParams();
  const carried = jobIdOf(useSearchParams()[0]);
  const job = pathname.startsWith('/jobs/detail/') ? jobIdOf(new URLSearchParams({ id: id ?? '' })) : carried;
  return <Navigate to={paths.profileRegister({ id: job })} replace />;
}

/** Where those go who may not see what they asked for. */
export function Redirect({ decision }: { decision: Exclude<Decision, 'wait' | 'unreachable' | 'show'> }) {
  switch (decision) {
    case 'login':
      return <ToLogin />;
    case 'registerProfile':
      return <ToProfile />;
    case 'landing':
      return <Navigate to={returnPath.get() ?? paths.root} replace />;
    case 'notFound':
      return <Navigate to={paths.notFound} replace />;
  }
}
