import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ProcessFile } from '@enishi/local-cloud/processes';
import { cache, pathOf } from './pathOf';
import type { Build } from './Build';

/** Enough for a few branches that are worked on in turn. */
const kept = 8;

interface Made {
  path: string;
  /** False when another copy has made it from the same inputs. */
  isNew: boolean;
}

/** Keeps the newest few of each name; removes the others and drafts of killed processes. */
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

/** The cached folder of a build. When several copies request it at once, one makes it and the others wait. */
export async function buildOnce(build: Build): Promise<Made> {
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

/** A folder in its final place is complete; keep it if another process was first. */
async function make(build: Build, path: string): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await build.make(draft);
  if (existsSync(path)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, path);
}
