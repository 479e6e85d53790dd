import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Differs whenever the code in a function's bundle differs: what a step of the deployment is asked again by. */
export function codeFingerprint(bundle: string): string {
  const code = readFileSync(path.join(bundle, 'index.js'));
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}
