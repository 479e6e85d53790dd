import type { Grant } from './Entity';
import type { Viewer } from './visibility/FieldRules';

/** What AppSync tells about a caller, of either kind of credentials. */
export interface Identity {
  sub?: string;
  groups?: readonly string[] | null;
  cognitoIdentityAuthType?: string | null;
  userArn?: string;
  claims?: { organizationId?: unknown } | null;
}

export interface Caller {
  kind: 'guest' | 'person' | 'system' | 'nobody';
  sub: string;
  isAdmin: boolean;
  /** The client area is open to this person: who owns a job, or consults on it, may work on it. */
  inClientArea: boolean;
  /** The organization that the caller is a member of; empty for everybody while the client area is closed. */
  organizationId: string;
}

export const ADMIN_GROUP = 'admin';

/** Nobody in particular: a caller of this kind without any rights of a person. */
function stranger(kind: Caller['kind']): Caller {
  return { kind, sub: '', isAdmin: false, inClientArea: false, organizationId: '' };
}

/**
 * Who calls. Roles come from the verified token alone; a signed request is a guest's, the publishing
 * role's (its assumed-role ARN begins with `systemArn`), or nobody's. The organization is a claim of the ID token,
 * heeded only where `clientArea` is `open` (decision T31).
 */
export function callerOf(
  identity: Identity | null | undefined,
  systemArn: string,
  clientArea = 'closed',
): Caller {
  if (!identity) return stranger('nobody');
  if (identity.sub) {
    const inClientArea = clientArea === 'open';
    return {
      kind: 'person',
      sub: identity.sub,
      isAdmin: (identity.groups ?? []).includes(ADMIN_GROUP),
      inClientArea,
      organizationId: inClientArea ? `${identity.claims?.organizationId ?? ''}` : '',
    };
  }
  if (identity.cognitoIdentityAuthType === 'unauthenticated') return stranger('guest');
  const isSystem = systemArn !== '' && `${identity.userArn}`.startsWith(`${systemArn}/`);
  return stranger(isSystem ? 'system' : 'nobody');
}

/** May this kind of caller call at all? For `owner` and `consultant` the record decides, later. */
export function mayCall(grants: readonly (Grant | 'system')[], caller: Caller): boolean {
  if (caller.kind === 'guest') return grants.includes('guest');
  if (caller.kind === 'system') return grants.includes('system');
  if (caller.kind !== 'person') return false;
  return (
    grants.includes('signedIn') ||
    grants.includes('owner') ||
    (caller.isAdmin && grants.includes('admin')) ||
    (caller.organizationId !== '' && grants.includes('client')) ||
    (caller.inClientArea && grants.includes('consultant'))
  );
}

/** May this caller touch a record in this person's partition? */
export function mayTouch(grants: readonly Grant[], caller: Caller, partition: string): boolean {
  if (caller.kind !== 'person') return false;
  if (caller.isAdmin && grants.includes('admin')) return true;
  return grants.includes('owner') && caller.sub === partition;
}

/** How near the caller stands to what belongs to this person; whether a client is engaged, their private rows tells. */
export function viewerOf(caller: Caller, ownerSub: string): Viewer {
  if (caller.isAdmin) return 'admin';
  if (caller.kind === 'person' && caller.sub === ownerSub) return 'owner';
  return caller.organizationId === '' ? 'public' : 'client';
}
