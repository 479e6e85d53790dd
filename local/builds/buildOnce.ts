import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ProcessFile } from '@enishi/local-cloud/processes';
import { cache, pathOf } from './pathOf';
import type { Build } from './Build';

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

/** The folder that a build makes, among those that are kept. Of copies that want it at once one makes it. */
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

/** What is there under its name is whole, and stays when somebody else was first after all. */
async function make(build: Build, path: string): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await build.make(draft);
  if (existsSync(path)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, path);
}
