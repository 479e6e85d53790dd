import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ProcessFile } from '@enishi/local-cloud/processes';
import { cache, pathOf } from './pathOf';
import type { Build } from './Build';

/**
 * How many cached folders of each build are kept: enough for a developer who switches between a few branches.
 */
const kept = 8;

interface Made {
  path: string;
  /** True if this call has built the folder; false if it was in the cache or another process has built it. */
  isNew: boolean;
}

/**
 * Removes old folders from the build cache, so that the eight newest folders of each build remain. This also
 * removes, in time, unfinished folders that killed processes have left.
 */
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

/**
 * Returns the cached folder of a build, and builds it first if it is missing. When several processes request
 * the same build at the same time, one of them builds it and the others wait.
 */
export async function buildOnce(build: Omit<Build, 'making'>): Promise<Made> {
  const path = pathOf(build);
  mkdirSync(cache, { recursive: true });
  const turn = new ProcessFile(`${path}.making`);
  while (!existsSync(path)) {
    if (!turn.claim()) {
      await pause(200);
      continue;
    }
    try {
      prune();
      await make(build, path);
      return { path, isNew: true };
    } finally {
      turn.remove();
    }
  }
  return { path, isNew: false };
}

/**
 * Builds into a temporary folder and renames it when it is finished, so that a cached folder is always
 * complete. If another process has finished the build first, the temporary folder is deleted.
 */
async function make(build: Pick<Build, 'make'>, path: string): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await build.make(draft);
  if (existsSync(path)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, path);
}
