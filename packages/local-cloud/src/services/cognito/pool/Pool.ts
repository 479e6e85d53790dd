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
   * The secret of the user pool. From it, values are derived that nobody can guess and that are the same
   * after every start.
   */
  secret: Buffer;
  /**
   * SRP sign-ins in which the client has not proved yet that it knows the password. The key is Cognito's
   * `SECRET_BLOCK`. `sub` is null for a user who does not exist or has no password.
   */
  srpExchanges: Challenges<{ exchange: SrpExchange; sub: string | null; username: string; clientId: string }>;
  /**
   * Sign-ins of invited users who have not set their own password yet. The key is the `Session` of Cognito's
   * challenge.
   */
  newPasswords: Challenges<{ sub: string; clientId: string }>;
  /** Returns the current time in milliseconds since 1970. */
  now(): number;
  invokeLambda(functionArn: string, event: unknown): Promise<unknown>;
  sendMail(mail: Mail): Promise<void>;
}
