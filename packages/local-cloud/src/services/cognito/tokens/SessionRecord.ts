/**
 * One session, which begins with a sign-in. Times are in milliseconds since 1970. Revoking the session
 * invalidates all its tokens. When the refresh token expires, an access token stays valid until its own
 * expiry.
 */
export interface SessionRecord {
  /** Id of the session, which is the claim `origin_jti` of all its tokens. */
  id: string;
  sub: string;
  clientId: string;
  signedInAt: number;
  expiresAt: number;
  /** SHA-256 hash of the session's refresh token. The token itself is not stored. */
  refreshHash: string;
  /**
   * Hash of the previous refresh token, which is accepted until `graceUntil`. Null when the token has not been
   * rotated.
   */
  retired: { refreshHash: string; graceUntil: number } | null;
}
