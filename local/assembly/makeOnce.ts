import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../projectRoot';
import type { Recipe } from './Recipe';

/** Shared by all copies; npm ci empties it. */
const cache = join(projectRoot, 'node_modules', '.cache', 'local-cloud');
/** As many as a few branches, worked on side by side, take turns with. */
const kept = 8;

interface Made {
  path: string;
  /** Whether it had to be made: what another copy has made from the same inputs is taken over. */
  isNew: boolean;
}

/** Of each name the newest few stay; drafts of killed processes go with the rest. */
function prune(): void {
  const newestFirst = readdirSync(cache)
    .map((file) => ({
      path: join(cache, file),
      name: file.split('-')[0],
      at: statSync(join(cache, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .sort((one, other) => other.at - one.at);
  const seen = new Map<string | undefined, number>();
  for (const { path, name } of newestFirst) {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    if (count > kept) rmSync(path, { recursive: true, force: true });
  }
}

/** The folder that a recipe makes, among those that are kept. */
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
