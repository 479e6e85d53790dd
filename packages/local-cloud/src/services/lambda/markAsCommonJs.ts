import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds a `package.json` to a function's folder, so that its code is loaded as on Lambda. Otherwise a
 * `package.json` in a parent of the data folder would decide the module type.
 */
export function markAsCommonJs(folder: string): void {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) writeFileSync(file, '{ "type": "commonjs" }\n');
}
