import type { Grant } from './Entity';
import type { Viewer } from './visibility/FieldRules';

/**
 * The identity that AppSync passes to a resolver, for requests with a Cognito token as well as for requests signed with
 * IAM.
 */
export interface Identity {
  sub?: string;
  groups?: readonly string[] | null;
  cognitoIdentityAuthType?: string | null;
  userArn?: string;
  claims?: { organizationId?: unknown; memberOf?: unknown } | null;
}

export interface Caller {
  kind: 'guest' | 'person' | 'system' | 'nobody';
  sub: string;
  isAdmin: boolean;
  /**
   * True for a signed-in caller while the client area (for organizations and consultants) is open. The caller
   * may then work on the jobs of their organization and on those that they consult on.
   */
  inClientArea: boolean;
  /**
   * The id of the organization that the caller is a member of; empty for everyone else, and while the client area is
   * closed.
   */
  organizationId: string;
  /**
   * The id of the organization that the caller is a member of, also while the client area is closed. It gives no right:
   * it only hides the talents who block the organization.
   */
  memberOf: string;
  /**
   * True for a person who has not agreed to the terms, according to the token. Such a person has only the rights of a
   * talent.
   */
  mustAgree: boolean;
}

export const ADMIN_GROUP = 'admin';

/**
 * The only group in the tokens of a person who has not agreed to the terms (decision T49). The user pool has no such
 * group: `identity-triggers` writes it into ID tokens and access tokens alike, in place of the person's groups.
 */
export const MUST_AGREE_GROUP = 'mustAgree';

/**
 * The only group in the tokens of a person whose account will be erased (`deletionRequestedAt`): until they take that
 * back they have only the rights of a talent. As with `MUST_AGREE_GROUP`, the user pool has no such group.
 */
export const LEAVING_GROUP = 'leaving';

/** Returns a caller who has none of the rights of a signed-in person. */
function stranger(kind: Caller['kind']): Caller {
  return {
    kind,
    sub: '',
    isAdmin: false,
    inClientArea: false,
    organizationId: '',
    memberOf: '',
    mustAgree: false,
  };
}

/**
 * Converts the identity that AppSync passes into a caller. The groups come from the verified token only. A request
 * signed with IAM comes from a guest or from the publishing role, whose assumed-role ARN begins with `systemArn`; any
 * other signed request has no rights. The caller's organization is a claim of the ID token and is used only if
 * `clientArea` is `open` (decision T31).
 */
export function callerOf(
  identity: Identity | null | undefined,
  systemArn: string,
  clientArea = 'closed',
): Caller {
  if (!identity) return stranger('nobody');
  if (identity.sub) {
    const groups = identity.groups ?? [];
    const mustAgree = groups.includes(MUST_AGREE_GROUP);
    const claims = identity.claims ?? {};
    const memberOf = `${claims.organizationId ?? claims.memberOf ?? ''}`;
    const inClientArea = clientArea === 'open' && !mustAgree && !groups.includes(LEAVING_GROUP);
    return {
      kind: 'person',
      sub: identity.sub,
      mustAgree,
      isAdmin: groups.includes(ADMIN_GROUP) && !mustAgree,
      inClientArea,
      organizationId: inClientArea ? `${claims.organizationId ?? ''}` : '',
      memberOf,
    };
  }
  if (identity.cognitoIdentityAuthType === 'unauthenticated') return stranger('guest');
  const isSystem = systemArn !== '' && `${identity.userArn}`.startsWith(`${systemArn}/`);
  return stranger(isSystem ? 'system' : 'nobody');
}

/**
 * Returns whether a caller of this kind may call an operation with these grants. It does not look at a
 * record: with the grants `owner`, `client` and `consultant`, the resolver must still check that the record
 * belongs to the caller, the caller's organization or a job of the caller.
 */
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

/**
 * Returns whether the caller may use records in a person's partition: as this person if `grants` contains
 * `owner`, or as an administrator if `grants` contains `admin`. Other grants are ignored.
 * @param partition the person's sub
 */
export function mayTouch(grants: readonly Grant[], caller: Caller, partition: string): boolean {
  if (caller.kind !== 'person') return false;
  if (caller.isAdmin && grants.includes('admin')) return true;
  return grants.includes('owner') && caller.sub === partition;
}

/**
 * Returns how the caller sees the records of a person. The result is never `inContact`: whether a client or
 * consultant is in contact with the person depends on the person's private rows, which the resolver reads
 * later.
 */
export function viewerOf(caller: Caller, ownerSub: string): Viewer {
  if (caller.isAdmin) return 'admin';
  if (caller.kind === 'person' && caller.sub === ownerSub) return 'owner';
  return caller.organizationId === '' ? 'public' : 'client';
}
