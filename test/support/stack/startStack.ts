import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './freePort';
import { launchStack } from './launchStack';
import type { RunningStack } from './RunningStack';
import { seededData } from './seededData';

const root = join(__dirname, '..', '..', '..');

interface Start {
  /** Of a stopped one, to start it again on the same data. */
  port?: number;
  args?: readonly string[];
  /** Further variables of its environment. */
  settings?: Record<string, string>;
}

/** Starts a copy of the stack on a free port and waits until it is ready. Rejects with what it printed. */
export async function startStack({ port, ...launch }: Start = {}): Promise<RunningStack> {
  const at = port ?? (await freePort());
  const folder = join(root, '.local', 'test', String(at));
  if (port === undefined) {
    rmSync(folder, { recursive: true, force: true });
    if (!launch.args?.includes('--empty')) await seededData();
  }
  return launchStack({ port: at, folder, ...launch });
}
