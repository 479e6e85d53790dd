/** The parts of a request's SigV4 signature, as the client sent them (not verified). */
export interface Signature {
  accessKeyId: string;
  sessionToken: string;
  region: string;
  service: string;
  signedAt: Date;
  signedHeaders: string[];
  /** The hexadecimal signature that the client computed. */
  value: string;
  /** Time in seconds for which a presigned URL is valid; null for a request that is signed in its headers. */
  expiresIn: number | null;
}
