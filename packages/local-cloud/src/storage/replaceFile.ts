import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file atomically: after a crash of the process it has either the old or the new content. */
export function replaceFile(path: string, content: string | Buffer): void {
  const draft = `${path}.draft`;
  try {
    writeFileSync(draft, content);
  } catch (error) {
    // On a full disk, the partial file would occupy the remaining space.
    rmSync(draft, { force: true });
    throw error;
  }
  renameSync(draft, path);
}
