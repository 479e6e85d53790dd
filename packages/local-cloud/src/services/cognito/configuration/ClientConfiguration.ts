export interface ClientConfiguration {
  id: string;
  authFlows: Set<string>;
  /**
   * Whether the responses for an unknown user are the same as for a wrong password, so that clients cannot find out
   * who has an account.
   */
  preventsUserExistenceErrors: boolean;
  accessTokenSeconds: number;
  idTokenSeconds: number;
  refreshTokenSeconds: number;
  /** Time in seconds in which a client must respond to a challenge of the sign-in. */
  challengeSeconds: number;
  revokesTokens: boolean;
  /**
   * Time in seconds for which a refresh token stays valid after a new one has replaced it. Null when refresh tokens
   * are not rotated.
   */
  rotationGraceSeconds: number | null;
  /**
   * User attributes that the app client may read (and below, may write). Null means the default: the client may read
   * all attributes, and write the standard and the custom ones.
   */
  readAttributes: Set<string> | null;
  writeAttributes: Set<string> | null;
}
