import type { Grant } from './Entity';
import type { Viewer } from './visibility/FieldRules';

/** What AppSync tells about a caller, of either kind of credentials. */
export interface Identity {
  sub?: string;
  groups?: readonly string[] | null;
  cognitoIdentityAuthType?: string | null;
  userArn?: string;
}

export interface Caller {
  kind: 'guest' | 'person' | 'system' | 'nobody';
  sub: string;
  isAdmin: boolean;
}

export const ADMIN_GROUP = 'admin';

/**
 * Who calls. Roles come from the verified token alone; a signed request is a guest's, the publishing
 * role's (its assumed-role ARN begins with `systemArn`), or nobody's.
 */
export function callerOf(identity: Identity | null | undefined, systemArn: string): Caller {
  if (!identity) return { kind: 'nobody', sub: '', isAdmin: false };
  if (identity.sub) {
    const groups = identity.groups ?? [];
    return { kind: 'person', sub: identity.sub, isAdmin: groups.includes(ADMIN_GROUP) };
  }
  if (identity.cognitoIdentityAuthType === 'unauthenticated') {
    return { kind: 'guest', sub: '', isAdmin: false };
  }
  if (systemArn !== '' && `${identity.userArn}`.startsWith(`${systemArn}/`)) {
    return { kind: 'system', sub: '', isAdmin: false };
  }
  return { kind: 'nobody', sub: '', isAdmin: false };
}

/** May this kind of caller call at all? `owner` is decided later, by the record's address. */
export function mayCall(grants: readonly Grant[], caller: Caller): boolean {
  if (caller.kind === 'guest') return grants.includes('guest');
  if (caller.kind !== 'person') return false;
  if (grants.includes('signedIn') || grants.includes('owner')) return true;
  return caller.isAdmin && grants.includes('admin');
}

/** May this caller touch a record in this person's partition? */
export function mayTouch(grants: readonly Grant[], caller: Caller, partition: string): boolean {
  if (caller.kind !== 'person') return false;
  if (caller.isAdmin && grants.includes('admin')) return true;
  return grants.includes('owner') && caller.sub === partition;
}

/** How near the caller stands to what belongs to this person. */
export function viewerOf(caller: Caller, ownerSub: string): Viewer {
  if (caller.isAdmin) return 'admin';
  return caller.kind === 'person' && caller.sub === ownerSub ? 'owner' : 'public';
}
