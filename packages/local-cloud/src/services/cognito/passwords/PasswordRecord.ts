/** A stored password: an SRP verifier, with which a password can be checked but not found out. */
export interface PasswordRecord {
  /** Salt and verifier of the password in the Secure Remote Password protocol (SRP), as hexadecimal numbers. */
  srpSalt: string;
  srpVerifier: string;
  setAt: number;
}
