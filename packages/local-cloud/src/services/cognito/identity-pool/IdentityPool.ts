import type { Stack } from '../../../template/Stack';
import type { IdentityPoolConfiguration } from '../configuration/IdentityPoolConfiguration';
import type { Pool } from '../pool/Pool';
import type { CredentialMint } from '../signatures/CredentialMint';
import type { IdentityDirectory } from './IdentityDirectory';

/** One running identity pool and the user pool whose tokens it takes. */
export interface IdentityPool {
  configuration: IdentityPoolConfiguration;
  users: Pool;
  identities: IdentityDirectory;
  stack: Stack;
  mint: CredentialMint;
}
