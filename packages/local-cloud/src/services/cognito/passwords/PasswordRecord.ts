/**
 * A password in its stored form, an SRP verifier. The verifier can check the password but does not contain
 * it.
 */
export interface PasswordRecord {
  /** Salt and verifier of the password in the Secure Remote Password protocol (SRP), as hexadecimal numbers. */
  srpSalt: string;
  srpVerifier: string;
  setAt: number;
}
