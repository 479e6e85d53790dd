/** One sign-in: tokens that its refresh token obtained are valid as long as it. Times in milliseconds. */
export interface SessionRecord {
  /** The `origin_jti` of its tokens. */
  id: string;
  sub: string;
  clientId: string;
  signedInAt: number;
  expiresAt: number;
  /** SHA-256 of the refresh token, which itself is not stored. */
  refreshHash: string;
  /** The token replaced by rotation, accepted until `graceUntil`. */
  retired: { refreshHash: string; graceUntil: number } | null;
}
