/** What is kept of a password: enough to check it, never itself. */
export interface PasswordRecord {
  /** Salt and verifier of SRP, hexadecimal. */
  srpSalt: string;
  srpVerifier: string;
  setAt: number;
}
