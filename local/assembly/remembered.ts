import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../projectRoot';
import { replaceFile } from '../storage/replaceFile';

/** Shared by all copies; npm ci empties it. */
const cache = join(projectRoot, 'node_modules', '.cache', 'local-cloud');
const keptMilliseconds = 24 * 60 * 60 * 1000;

function prune(): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (Date.now() - statSync(path).mtimeMs > keptMilliseconds)
      rmSync(path, { recursive: true, force: true });
  }
}

async function makeOnce(path: string, make: (folder: string) => Promise<void>): Promise<void> {
  mkdirSync(cache, { recursive: true });
  prune();
  const draft = `${path}.${process.pid}`;
  await make(draft);
  try {
    renameSync(draft, path);
  } catch {
    // Another copy has made the same in the meantime.
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Fills a folder with what `make` makes, unless it was filled from the same inputs before. What another copy has
 * made from them is taken over.
 * @param hash of the inputs
 * @returns whether it had to be made
 */
export async function remembered(
  folder: string,
  hash: string,
  make: (folder: string) => Promise<void>,
): Promise<boolean> {
  const note = `${folder}.inputs`;
  if (existsSync(folder) && existsSync(note) && readFileSync(note, 'utf8') === hash) return false;
  const kept = join(cache, `${basename(folder)}-${hash}`);
  const isNew = !existsSync(kept);
  if (isNew) await makeOnce(kept, make);
  rmSync(note, { force: true });
  rmSync(folder, { recursive: true, force: true });
  cpSync(kept, folder, { recursive: true });
  replaceFile(note, hash);
  return isNew;
}
