import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import type { Store } from '../storage/Store';
import type { SigningKey } from './SigningKey';

const name = 'signing-key';

async function createKey(store: Store): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  store.put('secrets', name, JSON.stringify(jwk));
  await store.commit();
  return jwk;
}

/**
 * Returns the key that signs the user pool's tokens. It is created and stored at the first start, so that
 * tokens stay valid after a restart.
 */
export async function openSigningKey(store: Store): Promise<SigningKey> {
  const kept = store.get('secrets', name);
  const secret = kept === undefined ? await createKey(store) : (JSON.parse(kept) as JWK);
  const shown: JWK = { kty: 'RSA', n: secret.n, e: secret.e, alg: 'RS256', use: 'sig' };
  const id = await calculateJwkThumbprint(shown);
  return {
    id,
    privateKey: (await importJWK(secret, 'RS256')) as CryptoKey,
    publicKey: (await importJWK(shown, 'RS256')) as CryptoKey,
    jwk: { ...shown, kid: id },
  };
}
