import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file so that a crash leaves either the old content or the new, never half of one. */
export function replaceFile(path: string, content: string | Buffer): void {
  const draft = `${path}.draft`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}
