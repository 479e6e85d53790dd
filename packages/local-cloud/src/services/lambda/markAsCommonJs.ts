import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds a package.json to the folder of a Lambda function unless it has one, so that Node loads the code as
 * CommonJS, as on AWS. Without it, a package.json in a parent folder would decide the module type.
 */
export function markAsCommonJs(folder: string): void {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) writeFileSync(file, '{ "type": "commonjs" }\n');
}
