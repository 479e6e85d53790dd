import { timingSafeEqual } from 'node:crypto';
import type { PasswordRecord } from './PasswordRecord';
import { scrypt } from './scrypt';

export async function isPassword(record: PasswordRecord, password: string): Promise<boolean> {
  const hash = await scrypt(password, Buffer.from(record.salt, 'base64'));
  return timingSafeEqual(hash, Buffer.from(record.hash, 'base64'));
}
