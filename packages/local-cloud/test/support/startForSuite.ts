import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder for the assemblies of the suite; processes that use them may still write after their test file
 * has ended.
 */
export default function startForSuite(): void {
  process.env.ASSEMBLIES = mkdtempSync(join(tmpdir(), 'assemblies-'));
}
