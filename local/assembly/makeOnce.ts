import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathOf } from './pathOf';
import type { Recipe } from './Recipe';

const cache = dirname(pathOf({ name: '', hash: '' }));
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
export async function makeOnce(recipe: Recipe): Promise<Made> {
  const path = pathOf(recipe);
  if (existsSync(path)) return { path, isNew: false };
  mkdirSync(cache, { recursive: true });
  prune();
  const draft = `${path}.${process.pid}`;
  await recipe.make(draft);
  try {
    renameSync(draft, path);
  } catch {
    // Another copy has made the same in the meantime.
    rmSync(draft, { recursive: true, force: true });
  }
  return { path, isNew: true };
}
