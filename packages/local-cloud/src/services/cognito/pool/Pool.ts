import type { UserPoolConfiguration } from '../configuration/UserPoolConfiguration';
import type { Mail } from '../mail/Mail';
import type { SrpExchange } from '../srp/SrpExchange';
import type { Store } from '../storage/Store';
import type { SessionDirectory } from '../tokens/SessionDirectory';
import type { SigningKey } from '../tokens/SigningKey';
import type { TokenVerifier } from '../tokens/TokenVerifier';
import type { UserDirectory } from '../users/UserDirectory';
import type { Challenges } from './Challenges';

/** A running Cognito user pool, with everything that its operations need. */
export interface Pool {
  configuration: UserPoolConfiguration;
  region: string;
  /**
   * Issuer (`iss`) of the tokens, a URL. The public signing keys are published at
   * `<issuer>/.well-known/jwks.json`.
   */
  issuer: string;
  store: Store;
  users: UserDirectory;
  sessions: SessionDirectory;
  signingKey: SigningKey;
  verifier: TokenVerifier;
  /**
   * Secret of the user pool. Values that nobody must be able to guess, but that must be the same after each
   * start, are derived from it.
   */
  secret: Buffer;
  /**
   * Sign-ins by SRP in which the client must still prove that it knows the password, by their secret block.
   * `sub` is null for a user who does not exist or has no password.
   */
  srpExchanges: Challenges<{ exchange: SrpExchange; sub: string | null; username: string; clientId: string }>;
  /** Sign-ins of invited users who must set a new password first, by the `Session` in Cognito's challenge. */
  newPasswords: Challenges<{ sub: string; clientId: string }>;
  /** Returns the current time in milliseconds since 1970. */
  now(): number;
  invokeLambda(functionArn: string, event: unknown): Promise<unknown>;
  sendMail(mail: Mail): Promise<void>;
}
