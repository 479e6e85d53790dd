/**
 * A session, which begins with a sign-in. If it is revoked, its tokens are invalid at once. If its refresh
 * token expires, its last access token stays valid until that token's own expiry. Times are in milliseconds
 * since 1970.
 */
export interface SessionRecord {
  /** Id of the session. Its tokens contain the id as the claim `origin_jti`. */
  id: string;
  sub: string;
  clientId: string;
  signedInAt: number;
  expiresAt: number;
  /** SHA-256 hash of the session's refresh token. The token itself is not stored. */
  refreshHash: string;
  /**
   * Hash of the previous refresh token, which is accepted until `graceUntil`; null if there was no previous
   * one.
   */
  retired: { refreshHash: string; graceUntil: number } | null;
}
