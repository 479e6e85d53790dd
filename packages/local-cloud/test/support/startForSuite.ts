import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a folder for all cloud assemblies of the test suite, since processes may still write to it after their test
 * file has ended.
 */
export default function startForSuite(): void {
  process.env.ASSEMBLIES = mkdtempSync(join(tmpdir(), 'assemblies-'));
}
