/** Who uses this browser, according to the verified tokens. Roles are a hint for menus; the API decides. */
export type Session =
  | { status: 'unknown' }
  /** There are tokens, but Cognito could not be reached: neither signed in nor signed out. */
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
      /** The id of the person's organization; empty for talents, and for everybody while the client area is closed. */
      organizationId: string;
      /** True when a profile is stored; people without one are led to its registration. */
      hasProfile: boolean;
    };

export type SignedIn = Extract<Session, { status: 'signedIn' }>;
