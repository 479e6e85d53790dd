import type { CryptoKey, JWK } from 'jose';

export interface SigningKey {
  id: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** The public half as the key set shows it. */
  jwk: JWK;
}
