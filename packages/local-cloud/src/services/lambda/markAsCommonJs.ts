import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds a package.json to a Lambda function's folder if it has none, so that Node loads the code as CommonJS,
 * as in AWS. Otherwise, a package.json in a parent folder would decide the module type.
 */
export function markAsCommonJs(folder: string): void {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) writeFileSync(file, '{ "type": "commonjs" }\n');
}
