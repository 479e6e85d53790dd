import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './freePort';
import { killOnExit } from './killOnExit';

const root = join(__dirname, '..', '..', '..');
const readyWithinSeconds = 180;

/** A copy of the stack on this machine, with a port and data of its own. */
export interface RunningStack {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  port: number;
  /** Its process; the tables' engine is another one. */
  pid: number;
  /** Ends it the way Ctrl-C does. With `kill` nothing is ended in order: what a power cut does. */
  stop(how?: 'kill'): Promise<void>;
  /** Removes its data. */
  forget(): void;
}

/**
 * Starts `local/main.ts` and waits until it says that it is ready: seeded and searchable. Rejects with what it
 * printed when it ends before. Give the port of a stopped one to start it again on the same data; `settings` are
 * further variables of its environment.
 */
export async function startStack({
  port,
  args = [],
  settings = {},
}: { port?: number; args?: string[]; settings?: Record<string, string> } = {}): Promise<RunningStack> {
  const at = port ?? (await freePort());
  const data = join(root, '.local', 'test', String(at));
  if (port === undefined) rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  // Jest's own NODE_ENV would make another web app of it than people get.
  const { NODE_ENV: _, ...environment } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'local/main.ts', ...args], {
    cwd: root,
    detached: true,
    env: { ...environment, ...settings, PORT: String(at), LOCAL_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (!child.pid) throw new Error('The stack could not be started');
  const group = child.pid;
  const forgetGroup = killOnExit(group);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(forgetGroup);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The stack ${reason}:\n${output}`));
    const timer = setTimeout(() => {
      process.kill(-group, 'SIGKILL');
      fail(`was not ready within ${readyWithinSeconds} s`);
    }, readyWithinSeconds * 1000);
    const read = (chunk: Buffer) => {
      output += chunk;
      if (!/^ready/im.test(output)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code} before it was ready`);
    });
  });
  return {
    origin: `http://127.0.0.1:${at}`,
    port: at,
    pid: group,
    async stop(how) {
      // The whole group: a power cut spares no child process.
      if (how === 'kill') process.kill(-group, 'SIGKILL');
      else child.kill('SIGINT');
      await ended;
    },
    forget: () => rmSync(data, { recursive: true, force: true }),
  };
}
