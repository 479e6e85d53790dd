import { cpSync, rmSync } from 'node:fs';
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
  /** Begins without data and seeds itself, instead of on a copy of what another one has seeded. */
  fresh?: boolean;
}

/** Starts a copy of the stack on a free port and waits until it is ready. Rejects with what it printed. */
export async function startStack({ port, fresh, ...launch }: Start = {}): Promise<RunningStack> {
  const at = port ?? (await freePort());
  const folder = join(root, '.local', 'test', String(at));
  if (port === undefined) rmSync(folder, { recursive: true, force: true });
  if (port === undefined && !fresh) {
    cpSync(await seededData(), join(folder, String(at), 'data'), { recursive: true });
  }
  return launchStack({ port: at, folder, ...launch });
}
