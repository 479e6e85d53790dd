import { callerOf, mayCall } from '../../../../model/access';
import type { Grant } from '../../../../model/Entity';
import type { Session } from '../auth/Session';

/**
 * Returns true when a session has at least one of the given grants. Menus and guards use it only as a hint;
 * the API decides what a person may do.
 */
export function can(session: Session, grants: readonly Grant[]): boolean {
  if (session.status === 'guest') return grants.includes('guest');
  if (session.status !== 'signedIn') return false;
  const { organizationId } = session;
  // The token has an organization only while the client area is open.
  const clientArea = organizationId === '' ? 'closed' : 'open';
  return mayCall(grants, callerOf({ ...session, claims: { organizationId } }, '', clientArea));
}
