import { callerOf, mayCall } from '../../../../model/access';
import type { Grant } from '../../../../model/Entity';
import type { Session } from '../auth/Session';

/** Whether this session may go where these grants are needed: a hint for menus and guards, the API decides. */
export function can(session: Session, grants: readonly Grant[]): boolean {
  if (session.status === 'guest') return grants.includes('guest');
  if (session.status !== 'signedIn') return false;
  const { organizationId } = session;
  // The claim is there only where the client area is open.
  const clientArea = organizationId === '' ? 'closed' : 'open';
  return mayCall(grants, callerOf({ ...session, claims: { organizationId } }, '', clientArea));
}
