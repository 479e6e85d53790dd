import type { Grant } from '../../../model/Entity';
import { can } from '../lib/access/can';
import type { Session } from '../lib/auth/Session';
import type { Screen } from '../lib/route/Screen';

export type Decision = 'wait' | 'unreachable' | 'show' | 'login' | 'landing' | 'registerProfile' | 'notFound';

const EVERYBODY: readonly Grant[] = ['guest', 'signedIn'];

/** By the first segment exactly: `/portfolio/client-koji` is nobody's client area. */
const isForAdministrators = (path: string) => /^\/(admin|client)(\/|$)/i.test(path);

/**
 * What happens to somebody who opens this path; `screen` is its row in the route table, absent for an unknown
 * path. Administrators' areas ask for their right before they tell whether a page exists.
 */
export function guard(session: Session, path: string, screen?: Screen): Decision {
  if (session.status === 'unknown') return 'wait';
  if (session.status === 'unreachable') return 'unreachable';
  const grants = isForAdministrators(path) ? (['admin'] as const) : (screen?.grants ?? EVERYBODY);
  if (!can(session, grants)) {
    if (session.status === 'guest') return 'login';
    return grants.includes('guest') ? 'landing' : 'notFound';
  }
  if (!screen) return 'notFound';
  if (session.status === 'signedIn' && !session.hasProfile && !screen.withoutProfile)
    return 'registerProfile';
  return 'show';
}
