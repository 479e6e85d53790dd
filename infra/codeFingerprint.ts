import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Changes with the code in a function's bundle, so that a deployment runs the step again. */
export function codeFingerprint(bundle: string): string {
  const code = readFileSync(path.join(bundle, 'index.js'));
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}
