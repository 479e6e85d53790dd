import type { UserPoolConfiguration } from '../configuration/UserPoolConfiguration';
import type { Mail } from '../mail/Mail';
import type { SrpExchange } from '../srp/SrpExchange';
import type { Store } from '../storage/Store';
import type { SessionDirectory } from '../tokens/SessionDirectory';
import type { SigningKey } from '../tokens/SigningKey';
import type { TokenVerifier } from '../tokens/TokenVerifier';
import type { UserDirectory } from '../users/UserDirectory';
import type { Challenges } from './Challenges';

/** One running user pool: what its operations work on. */
export interface Pool {
  configuration: UserPoolConfiguration;
  region: string;
  /** The `iss` of its tokens, below which the key set is published. */
  issuer: string;
  store: Store;
  users: UserDirectory;
  sessions: SessionDirectory;
  signingKey: SigningKey;
  verifier: TokenVerifier;
  /** What must be unguessable yet always the same derives from it. */
  secret: Buffer;
  /** By secret block; `sub` is null for a user who does not exist. */
  srpExchanges: Challenges<{ exchange: SrpExchange; sub: string | null; username: string; clientId: string }>;
  /** By session: who must set a new password before signing in. */
  newPasswords: Challenges<{ sub: string; clientId: string }>;
  /** Milliseconds. */
  now(): number;
  invokeLambda(functionArn: string, event: unknown): Promise<unknown>;
  sendMail(mail: Mail): Promise<void>;
}
