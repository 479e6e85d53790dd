import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a function's folder a package of its own, as it is on Lambda: else a `package.json` somewhere above the data
 * folder decides how its code is read.
 */
export function ownPackage(folder: string): void {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) writeFileSync(file, '{ "type": "commonjs" }\n');
}
