export interface ClientConfiguration {
  id: string;
  authFlows: Set<string>;
  /** Unknown users are answered like known ones with a wrong password. */
  preventsUserExistenceErrors: boolean;
  accessTokenSeconds: number;
  idTokenSeconds: number;
  refreshTokenSeconds: number;
  /** How long a challenge may be answered. */
  challengeSeconds: number;
  revokesTokens: boolean;
  /** Seconds for which a refresh token lives on after its successor was given; null when none succeeds it. */
  rotationGraceSeconds: number | null;
  /** Null: the standard attributes and, for reading, everything. */
  readAttributes: Set<string> | null;
  writeAttributes: Set<string> | null;
}
