import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildOnce } from '../../../local/builds/buildOnce';
import { seededBuild } from '../../../local/builds/seededBuild';
import { freePort } from '@enishi/local-cloud/processes';
import { dataFolder } from './dataFolder';
import { killOnExit } from './killOnExit';
import type { RunningStack } from './RunningStack';

const root = join(__dirname, '..', '..', '..');
/** Only a stack that does not start takes so long; one beside much other work takes a minute. */
const readyWithinSeconds = 600;

interface Start {
  /**
   * The port of a stopped stack that is to be started again with its data. By default the stack gets a free
   * port and new data.
   */
  port?: number;
  args?: readonly string[];
  /** Additional environment variables for the stack. */
  settings?: Record<string, string>;
}

/**
 * Starts a copy of the stack and waits until it reports that it is ready. If the process ends before, or is
 * not ready within ten minutes, rejects with its output. Its scheduled jobs run only when a test runs them: what the
 * hour of the day changes would be different from run to run.
 */
export async function startStack({ port, args = [], settings = {} }: Start = {}): Promise<RunningStack> {
  const at = port ?? (await freePort());
  const folder = dataFolder(at);
  if (port === undefined) rmSync(folder, { recursive: true, force: true });
  if (port === undefined && !args.includes('--empty')) await buildOnce(seededBuild());
  // Jest's NODE_ENV would build another web app than in normal use.
  const { NODE_ENV: _, ...environment } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'local/main.ts', '--no-schedules', ...args], {
    cwd: root,
    detached: true,
    env: { ...environment, ...settings, PORT: String(at), LOCAL_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (!child.pid) throw new Error('The stack could not be started');
  const group = child.pid;
  const forgetGroup = killOnExit(group);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(forgetGroup);
  const logs = join(root, '.local', 'test', 'logs');
  mkdirSync(logs, { recursive: true });
  // Also what it prints after it is ready, so that a stack that ends during the tests says why.
  const log = createWriteStream(join(logs, `stack-${at}.log`));
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
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
      // Kills the whole group, as a power cut would.
      if (how !== 'kill') child.kill('SIGINT');
      else if (child.exitCode === null && child.signalCode === null) process.kill(-group, 'SIGKILL');
      await ended;
    },
    forget: () => rmSync(folder, { recursive: true, force: true }),
  };
}
