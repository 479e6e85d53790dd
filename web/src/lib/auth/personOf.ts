import type { Session } from './Session';

/**
 * Returns whose session it is: the person's sub, or an empty string for guests. Undefined while the session
 * is unknown.
 */
export function personOf(session: Session): string | undefined {
  if (session.status === 'signedIn') return session.sub;
  return session.status === 'guest' ? '' : undefined;
}
