import type { Grant } from '../../../model/Entity';
import { can } from '../lib/access/can';
import type { Session } from '../lib/auth/Session';
import type { Screen } from '../lib/route/Screen';

export type Decision =
  | 'wait'
  | 'unreachable'
  | 'show'
  | 'login'
  | 'landing'
  | 'registerProfile'
  | 'agree'
  | 'notFound';

const EVERYBODY: readonly Grant[] = ['guest', 'signedIn'];

/**
 * Returns the grants (kinds of callers) that the first segment of a path requires: for `/admin/…` and
 * `/client/…`, but not for `/client-koji`. Null outside of these areas.
 */
function areaOf(path: string): readonly Grant[] | null {
  if (/^\/admin(\/|$)/i.test(path)) return ['admin'];
  return /^\/client(\/|$)/i.test(path) ? ['client', 'admin'] : null;
}

/**
 * Decides what happens when a session opens a path: show the screen, redirect, or wait. `screen` is the
 * path's row in the route table, undefined for an unknown path. Below /admin and /client, people without
 * the right to the whole area get the same decision for every path, so that they cannot find out which
 * pages exist there. Before people agree to the terms, they see only the pages that need no profile.
 */
export function guard(session: Session, path: string, screen?: Screen): Decision {
  if (session.status === 'unknown') return 'wait';
  if (session.status === 'unreachable') return 'unreachable';
  // A screen without grants outside of these areas is a mistake, so nobody may open it.
  const grants = areaOf(path) ?? (screen ? (screen.grants ?? []) : EVERYBODY);
  const isForGuests = !grants.includes('signedIn') && grants.includes('guest');
  if (session.status === 'signedIn' && session.mustAgree && !screen?.withoutProfile && !isForGuests)
    return session.hasProfile ? 'agree' : 'registerProfile';
  if (!can(session, grants)) {
    if (session.status === 'guest') return 'login';
    return grants.includes('guest') ? 'landing' : 'notFound';
  }
  if (!screen) return 'notFound';
  if (session.status === 'signedIn' && !session.hasProfile && !screen.withoutProfile)
    return 'registerProfile';
  return 'show';
}

/**
 * Returns whether the layout and the code of a screen may be loaded for a session. While the session is still
 * unknown, the decision is made for the person in the stored tokens, which have not been verified yet.
 */
export function mayPrepare(session: Session, path: string, screen?: Screen): boolean {
  const expected = session.status === 'unknown' ? session.expected : session;
  return expected !== undefined && guard(expected, path, screen) === 'show';
}
