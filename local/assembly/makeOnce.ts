import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../projectRoot';
import type { Recipe } from './Recipe';

/** Shared by all copies; npm ci empties it. */
const cache = join(projectRoot, 'node_modules', '.cache', 'local-cloud');
const keptMilliseconds = 24 * 60 * 60 * 1000;

interface Made {
  path: string;
  /** Whether it had to be made: what another copy has made from the same inputs is taken over. */
  isNew: boolean;
}

function prune(): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (Date.now() - statSync(path).mtimeMs > keptMilliseconds)
      rmSync(path, { recursive: true, force: true });
  }
}

/** The folder that a recipe makes, among those that are kept for a day. */
export async function makeOnce({ name, hash, make }: Recipe): Promise<Made> {
  const path = join(cache, `${name}-${hash}`);
  if (existsSync(path)) return { path, isNew: false };
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
  return { path, isNew: true };
}
