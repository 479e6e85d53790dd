import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync, cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildOnce } from '../../../local/builds/buildOnce';
import { seededBuild } from '../../../local/builds/seededBuild';
import { freePort } from '@enishi/local-cloud/processes';
import { killOnExit } from '../stack/killOnExit';

const root = join(__dirname, '..', '..', '..');
const readyWithinSeconds = 300;

/** A running `npm run dev` on a copy of the sources. */
export interface RunningDev {
  origin: string;
  port: number;
  /** Returns everything that `npm run dev` has printed so far. */
  output(): string;
  /**
   * Replaces the first occurrence of `text` in a file of the copied sources. `npm run dev` then takes over
   * the change.
   */
  edit(file: string, text: string, by: string): void;
  /**
   * Runs `npm run dev` a second time on the same copy and the same port while the first is running.
   * @returns the exit code and the output of the second run
   */
  startAgain(): Promise<{ code: number | null; output: string }>;
  /** Ends `npm run dev` as Ctrl-C does, deletes the copy, and returns the exit code. */
  stop(): Promise<number | null>;
}

function spawnDev(folder: string, port: number) {
  const { NODE_ENV: _, ...environment } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'local/dev/run.ts'], {
    cwd: folder,
    detached: true,
    env: { ...environment, PORT: String(port), LOCAL_DATA: join(folder, '.local') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, output: () => output };
}

async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  const end = Date.now() + readyWithinSeconds * 1000;
  while (!output().includes('Developing')) {
    if (child.exitCode !== null) throw new Error(`The development loop has ended:\n${output()}`);
    if (Date.now() > end) {
      child.kill('SIGINT');
      throw new Error(`The development loop was not ready within ${readyWithinSeconds} s:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const left = new Set(['.git', '.local', 'cdk.out', 'node_modules']);

/**
 * Copies the sources into an empty folder, in which a test may change them. The copy uses the installed
 * packages of the original.
 */
function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(root)) {
    if (!left.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
}

/** Starts `npm run dev` and resolves when it is ready for changes of the sources. */
export async function startDev(): Promise<RunningDev> {
  const port = await freePort();
  const folder = join(root, '.local', 'test', `dev-${port}`);
  copyProject(folder);
  await buildOnce(seededBuild());
  const { child, output } = spawnDev(folder, port);
  if (!child.pid) throw new Error('The development loop could not be started');
  const closed = once(child, 'close');
  void closed.then(killOnExit(child.pid));
  await untilReady(child, output);
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    output,
    edit(file, text, by) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      if (!before.includes(text)) throw new Error(`${file} does not contain: ${text}`);
      writeFileSync(path, before.replace(text, by));
    },
    async startAgain() {
      const second = spawnDev(folder, port);
      const [code] = (await once(second.child, 'close')) as [number | null];
      return { code, output: second.output() };
    },
    async stop() {
      child.kill('SIGINT');
      const [code] = (await closed) as [number | null];
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}
