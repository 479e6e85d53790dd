import { randomBytes } from 'node:crypto';
import type { Store } from './Store';

const name = 'master';

/** 32 random bytes, made once and kept: what must be the same after a restart derives from them. */
export async function openSecret(store: Store): Promise<Buffer> {
  const kept = store.get('secrets', name);
  if (kept !== undefined) return Buffer.from(kept, 'base64');
  const secret = randomBytes(32);
  store.put('secrets', name, secret.toString('base64'));
  await store.commit();
  return secret;
}
