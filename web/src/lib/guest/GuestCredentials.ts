/** AWS credentials that the identity pool gives to guests. */
export interface GuestCredentials {
  accessKeyId: string;
  secretKey: string;
  sessionToken: string;
  /** When the credentials expire, in milliseconds since 1970. */
  expiresAt: number;
}
