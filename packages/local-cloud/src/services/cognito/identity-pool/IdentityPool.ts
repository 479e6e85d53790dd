import type { Stack } from '../../../template/Stack';
import type { IdentityPoolConfiguration } from '../configuration/IdentityPoolConfiguration';
import type { Pool } from '../pool/Pool';
import type { CredentialMint } from '../signatures/CredentialMint';
import type { IdentityDirectory } from './IdentityDirectory';

/** A running Cognito identity pool, with the user pool whose ID tokens it accepts. */
export interface IdentityPool {
  configuration: IdentityPoolConfiguration;
  users: Pool;
  identities: IdentityDirectory;
  stack: Stack;
  mint: CredentialMint;
}
