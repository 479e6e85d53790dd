import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates, before all tests, the folder in which `writeAssembly` writes cloud assemblies. It is deleted only
 * after all tests, because processes may still write to it when their test file has ended.
 */
export default function startForSuite(): void {
  process.env.ASSEMBLIES = mkdtempSync(join(tmpdir(), 'assemblies-'));
}
