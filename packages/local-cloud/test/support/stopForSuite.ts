import { rmSync } from 'node:fs';

/** Deletes the folder of the cloud assemblies after all test processes have ended. */
export default function stopForSuite(): void {
  const { ASSEMBLIES } = process.env;
  if (ASSEMBLIES) rmSync(ASSEMBLIES, { recursive: true, force: true, maxRetries: 3 });
}
