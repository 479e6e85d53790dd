import { rmSync } from 'node:fs';

/** Removes the folder after all processes have ended. */
export default function stopForSuite(): void {
  const { ASSEMBLIES } = process.env;
  if (ASSEMBLIES) rmSync(ASSEMBLIES, { recursive: true, force: true, maxRetries: 3 });
}
