/**
 * Who uses this browser, according to the verified tokens. The roles are only a hint for menus; the API
 * decides what a person may do.
 */
export type Session =
  /**
   * The state until the tokens are verified. `expected` is the owner of the stored tokens, if they can be read.
   */
  | { status: 'unknown'; expected?: SignedIn }
  /**
   * The state in which the browser has tokens but could not reach Cognito: the person counts neither as
   * signed in nor as signed out.
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
      /**
       * The id of the person's organization. Empty for talents, and for everybody while the client area is
       * closed.
       */
      organizationId: string;
      /** True when the person has registered a profile. Others are redirected to the registration. */
      hasProfile: boolean;
      /** When the person requested the deletion of their account, in ISO 8601; empty while they have not. */
      deletionRequestedAt?: string | null;
    };

export type SignedIn = Extract<Session, { status: 'signedIn' }>;
