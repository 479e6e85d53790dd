import { rmSync } from 'node:fs';

/** Removes all that was written, once nothing runs on it any more. */
export default function stopForSuite(): void {
  const { ASSEMBLIES } = process.env;
  if (ASSEMBLIES) rmSync(ASSEMBLIES, { recursive: true, force: true, maxRetries: 3 });
}
