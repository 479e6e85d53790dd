import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file so that a crash leaves either the old content or the new, never half of one. */
export function replaceFile(path: string, content: string | Buffer): void {
  const draft = `${path}.draft`;
  try {
    writeFileSync(draft, content);
  } catch (error) {
    // The partial file would take the space that is left on a full disk.
    rmSync(draft, { force: true });
    throw error;
  }
  renameSync(draft, path);
}
