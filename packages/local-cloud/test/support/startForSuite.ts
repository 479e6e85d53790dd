import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the assemblies that the suite's files write: what runs on them may still write when its file ends. */
export default function startForSuite(): void {
  process.env.ASSEMBLIES = mkdtempSync(join(tmpdir(), 'assemblies-'));
}
