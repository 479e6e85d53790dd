import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns a hash of the `index.js` in a bundle folder. A custom resource gets it as a property: when the hash
 * changes, CloudFormation invokes the function of that resource again.
 */
export function codeFingerprint(bundle: string): string {
  const code = readFileSync(path.join(bundle, 'index.js'));
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}
