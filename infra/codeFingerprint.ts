import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns a hash of the `index.js` in a bundle folder. It is a property of a custom resource: when the hash changes,
 * CloudFormation runs that resource again.
 */
export function codeFingerprint(bundle: string): string {
  const code = readFileSync(path.join(bundle, 'index.js'));
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}
