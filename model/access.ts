import type { Grant } from './Entity';
import type { Viewer } from './visibility/FieldRules';

/** The identity that AppSync passes for a caller, of either authorization mode. */
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
  /**
   * True while the client area is open: the caller may work on their own jobs and on those that they consult on.
   */
  inClientArea: boolean;
  /** The organization that the caller is a member of; empty while the client area is closed. */
  organizationId: string;
}

export const ADMIN_GROUP = 'admin';

/** A caller without the rights of a person. */
function stranger(kind: Caller['kind']): Caller {
  return { kind, sub: '', isAdmin: false, inClientArea: false, organizationId: '' };
}

/**
 * Derives the caller from the identity. Groups come from the verified token only. A signed request comes from a
 * guest or from the publishing role (its assumed-role ARN begins with `systemArn`); any other has no rights. The
 * organization is a claim of the ID token, used only where `clientArea` is `open` (decision T31).
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

/** Returns whether this kind of caller may call at all. For `owner` and `consultant` the record decides later. */
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

/** Returns whether the caller may read or write records in the partition of this person. */
export function mayTouch(grants: readonly Grant[], caller: Caller, partition: string): boolean {
  if (caller.kind !== 'person') return false;
  if (caller.isAdmin && grants.includes('admin')) return true;
  return grants.includes('owner') && caller.sub === partition;
}

/** Returns the caller's relation to this person's records. `inContact` is decided later, from the private rows. */
export function viewerOf(caller: Caller, ownerSub: string): Viewer {
  if (caller.isAdmin) return 'admin';
  if (caller.kind === 'person' && caller.sub === ownerSub) return 'owner';
  return caller.organizationId === '' ? 'public' : 'client';
}
