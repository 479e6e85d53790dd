/** Who uses this browser, as its verified tokens say. Roles are a hint for menus; the API decides. */
export type Session =
  | { status: 'unknown' }
  /** There are tokens, but nobody answered: neither signed in nor out. */
  | { status: 'unreachable' }
  | { status: 'guest'; reason: 'noTokens' | 'signedOut' | 'expired' }
  | {
      status: 'signedIn';
      sub: string;
      email: string;
      displayName: string;
      profileIcon: string;
      groups: readonly string[];
      isAdmin: boolean;
      /** Of which one is a member; empty for talents, and for everybody while the client area is closed. */
      organizationId: string;
      /** Whether a profile is stored for this person; those without one are led to registering it. */
      hasProfile: boolean;
    };

export type SignedIn = Extract<Session, { status: 'signedIn' }>;
