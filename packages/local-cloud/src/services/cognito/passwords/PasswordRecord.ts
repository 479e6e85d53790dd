/** A stored password: a verifier, which can check a password but does not contain it. */
export interface PasswordRecord {
  /** Salt and verifier of SRP, hexadecimal. */
  srpSalt: string;
  srpVerifier: string;
  setAt: number;
}
