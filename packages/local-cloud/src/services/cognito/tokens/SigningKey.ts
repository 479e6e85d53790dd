import type { CryptoKey, JWK } from 'jose';

export interface SigningKey {
  id: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** The public signing key as the JSON Web Key that the user pool publishes. */
  jwk: JWK;
}
