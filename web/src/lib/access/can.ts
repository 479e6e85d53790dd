import { callerOf, mayCall } from '../../../../model/access';
import type { Grant } from '../../../../model/Entity';
import type { Session } from '../auth/Session';

/**
 * Returns whether at least one of `grants` (kinds of callers, such as `admin`) applies to the session. Use
 * the result only to decide what is shown; the API checks rights itself.
 */
export function can(session: Session, grants: readonly Grant[]): boolean {
  if (session.status === 'guest') return grants.includes('guest');
  if (session.status !== 'signedIn') return false;
  const { organizationId } = session;
  // The token has an organization only while the client area is open.
  const clientArea = organizationId === '' ? 'closed' : 'open';
  return mayCall(grants, callerOf({ ...session, claims: { organizationId } }, '', clientArea));
}
