/** Who uses this tab. Groups and roles are only a hint for menus; the API decides what a person may do. */
export type Session =
  /**
   * The state until the tokens have been verified. `expected` is the person according to the stored,
   * unverified tokens; undefined if they cannot be read.
   */
  | { status: 'unknown'; expected?: SignedIn }
  /**
   * The state when the browser has tokens but Cognito could not be reached: it is unknown whether the person
   * is still signed in.
   */
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
      /** True until the person has agreed to the terms. The API then refuses nearly everything. */
      mustAgree?: boolean;
      /**
       * The id of the person's organization. Empty for talents, and for everybody while the client area (the
       * screens for organizations) is closed.
       */
      organizationId: string;
      /**
       * True when the person has registered a profile, or when the profile could not be loaded. People
       * without a profile are redirected to the registration.
       */
      hasProfile: boolean;
      /**
       * When the person requested the deletion of their account, in ISO 8601; null or undefined without a
       * request.
       */
      deletionRequestedAt?: string | null;
    };

export type SignedIn = Extract<Session, { status: 'signedIn' }>;
