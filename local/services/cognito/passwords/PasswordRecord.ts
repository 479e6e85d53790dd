/** What is kept of a password: enough to check it in two ways, never itself. */
export interface PasswordRecord {
  /** Salt and verifier of SRP, hexadecimal. */
  srpSalt: string;
  srpVerifier: string;
  /** Salt and hash of scrypt, base64. */
  salt: string;
  hash: string;
  setAt: number;
}
