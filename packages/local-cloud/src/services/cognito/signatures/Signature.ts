/** What a signed request claims about its signature. */
export interface Signature {
  accessKeyId: string;
  sessionToken: string;
  region: string;
  service: string;
  signedAt: Date;
  signedHeaders: string[];
  /** Hexadecimal. */
  value: string;
  /** Seconds for which a presigned URL is valid; null for a request signed in its headers. */
  expiresIn: number | null;
}
