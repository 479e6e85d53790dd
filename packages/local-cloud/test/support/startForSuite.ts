import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a folder for the cloud assemblies of the whole test suite. It is deleted only at the end of the
 * suite, because processes may still write to it after their test file has ended.
 */
export default function startForSuite(): void {
  process.env.ASSEMBLIES = mkdtempSync(join(tmpdir(), 'assemblies-'));
}
