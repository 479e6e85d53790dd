import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { countTests, type JestReport } from './countTests';
import { failuresOf } from './failuresOf';
import type { Outcome } from './Outcome';
import type { Step } from './Step';

/** Only a step that hangs takes so long: beside much other work, the longest takes an hour. */
const limitMinutes = 85;

/**
 * The command that runs Jest with a larger young generation. Most objects of a test are garbage soon, so the
 * garbage collector has less work.
 */
const roomyJest = 'node --max-semi-space-size=64 node_modules/jest/bin/jest.js ';
/**
 * The suites that run with the default size of the young generation. Their worker threads have memory limits
 * that a larger young generation would exceed.
 */
const narrow = ['conformance', 'search'];

function readReport(path: string): JestReport | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

function signal(group: number | undefined, name: NodeJS.Signals) {
  try {
    if (group) process.kill(-group, name);
  } catch {
    // The process has ended meanwhile.
  }
}

/**
 * Runs a step of `npm test` in a process group of its own, for at most `limitMinutes`. While the step runs, its
 * output is written to `<logs>/<step>.log`. For a step that runs Jest, this is only the standard error.
 */
export async function runStep(step: Step, logs: string): Promise<Outcome> {
  mkdirSync(logs, { recursive: true });
  const report = join(logs, `${step.name}.json`);
  rmSync(report, { force: true });
  const jest = step.command.startsWith('jest ');
  const roomy = narrow.includes(step.name) ? step.command : step.command.replace(/^jest /, roomyJest);
  const command = jest ? `${roomy} --ci --maxWorkers=1 --json --outputFile=${report}` : roomy;
  const started = Date.now();
  const child = spawn(command, {
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: [join('node_modules', '.bin'), process.env.PATH].join(delimiter),
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      // The same setting for the type checker and the bundler, which are written in Go.
      GOGC: '400',
    },
  });
  // SIGTERM ends its child processes with it; shortly afterwards the whole group is killed.
  const stop = () => {
    signal(child.pid, 'SIGTERM');
    setTimeout(() => signal(child.pid, 'SIGKILL'), 5000).unref();
  };
  const end = (name: NodeJS.Signals) => {
    console.error(`${name}: stopping ${step.name}`);
    stop();
    child.once('close', () => process.exit(130));
  };
  process.once('SIGINT', end).once('SIGTERM', end);

  const file = createWriteStream(join(logs, `${step.name}.log`));
  let log = '';
  const keep = (chunk: Buffer | string) => {
    log += chunk;
    file.write(chunk);
  };
  // Jest writes the report to standard output as well; its readable part is on standard error.
  if (!jest) child.stdout.on('data', keep);
  else child.stdout.resume();
  child.stderr.on('data', keep);
  const timer = setTimeout(() => {
    keep(`\nStopped: ran for more than ${limitMinutes} minutes.\n`);
    stop();
  }, limitMinutes * 60_000);

  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearTimeout(timer);
  process.off('SIGINT', end).off('SIGTERM', end);
  file.end();
  const seconds = (Date.now() - started) / 1000;
  const parsed = jest ? readReport(report) : null;
  const failures = parsed ? failuresOf(parsed) : [];
  return {
    step,
    ...countTests(parsed, code === 0),
    seconds,
    log: failures.join('\n\n') || log,
  };
}
