import { rmSync } from 'node:fs';

/** Deletes, after all tests, the folder that `startForSuite` created. */
export default function stopForSuite(): void {
  const { ASSEMBLIES } = process.env;
  if (ASSEMBLIES) rmSync(ASSEMBLIES, { recursive: true, force: true, maxRetries: 3 });
}
