import type { CryptoKey, JWK } from 'jose';

export interface SigningKey {
  id: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** The public key as the JSON Web Key that the pool publishes. */
  jwk: JWK;
}
