export interface ClientConfiguration {
  id: string;
  authFlows: Set<string>;
  /**
   * Whether the response for an unknown user is the same as for a wrong password, so that clients cannot find
   * out who has an account.
   */
  preventsUserExistenceErrors: boolean;
  accessTokenSeconds: number;
  idTokenSeconds: number;
  refreshTokenSeconds: number;
  /** Time in seconds within which a client must respond to a challenge during sign-in. */
  challengeSeconds: number;
  revokesTokens: boolean;
  /**
   * Time in seconds for which a refresh token stays valid after a new one has replaced it. Null when refresh tokens
   * are not rotated.
   */
  rotationGraceSeconds: number | null;
  /** Attributes of users that the app client may read; null means the default, all attributes. */
  readAttributes: Set<string> | null;
  /**
   * Attributes of users that the app client may write; null means the default: all standard and custom
   * attributes.
   */
  writeAttributes: Set<string> | null;
}
