import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns a hash of the code in a bundle. A changed hash makes a deployment run the step again. */
export function codeFingerprint(bundle: string): string {
  const code = readFileSync(path.join(bundle, 'index.js'));
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}
