import { scrypt as derive } from 'node:crypto';

/** 32 bytes that take time and memory to find a password for; computed off the main thread. */
export function scrypt(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    derive(password, salt, 32, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
