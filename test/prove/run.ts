/**
 * `npm run prove [NAME…]` runs the proofs of `proofs.ts`, all or those named, and prints a table at its end: what was
 * promised, what was seen, and the seed that repeats it. A proof that has passed on the same sources is not run again,
 * so that an interrupted run goes on where it stopped.
 *
 * `--since REV` runs those that the changes since a commit touch, `--seed 7` repeats a draw, `--again` forgets what has
 * passed, `--list` only prints the promises. Other options, numbers and paths go to the proof, if one is named:
 * `npm run prove walk -- --only keep`. Logs are in `.local/prove`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Proof } from './Proof';
import { proofs } from './proofs';
import { readArguments } from './readArguments';
import { selectProofs } from './selectProofs';
import { skipped } from './skipped';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 });
const linesOf = (text: string) => text.split('\n').filter(Boolean);

/** Returns the paths of files that differ from a commit, those outside of commits included. */
function changedSince(revision: string): string[] {
  return [
    ...linesOf(git('diff', '--name-only', revision)),
    ...linesOf(git('ls-files', '--others', '--exclude-standard')),
  ];
}

/** Returns a hash of the sources as they are on the disk, so that a change makes earlier proofs worthless. */
function sourcesHash(): string {
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z').split('\0').filter(Boolean);
  const contents = untracked.length > 0 ? git('hash-object', ...untracked) : '';
  return createHash('sha256')
    .update(git('rev-parse', 'HEAD^{tree}') + git('diff', 'HEAD') + contents)
    .digest('hex')
    .slice(0, 12);
}

interface Result {
  outcome: 'holds' | 'FAILS' | 'not run';
  seen: string;
  seed: number;
  seconds: number;
  /** The hash of the sources that were proven. */
  sources: string;
}

const folder = join('.local', 'prove');
const file = join(folder, 'results.json');

function readResults(): Record<string, Result> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Result>;
  } catch {
    return {};
  }
}

/** Returns what the table shows of a proof's output: the last three lines that match, or else the last line. */
function seenIn(output: string, { seen = /./ }: Proof): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim());
  const matching = lines.filter((line) => line !== '' && seen.test(line));
  return matching.slice(seen.source === '.' ? -1 : -3).join('; ');
}

async function run(name: string, seed: number, rest: readonly string[], isShown: boolean): Promise<Result> {
  const proof = proofs[name]!;
  const passed = { seed, sources: sourcesHash(), seconds: 0 };
  if (proof.needs && !process.env[proof.needs])
    return { ...passed, outcome: 'not run', seen: `set ${proof.needs}` };
  const [program = '', ...args] = [...proof.command, ...rest].map((word) => word.replace('$SEED', `${seed}`));
  const started = Date.now();
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...proof.settings,
      ...process.env,
      ...{ SEED: `${seed}`, CHAOS_SEED: `${seed}`, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
      PATH: [join(process.cwd(), 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    },
  });
  const log = createWriteStream(join(folder, `${name}.log`));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      log.write(chunk);
      if (isShown) process.stdout.write(chunk);
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  log.end();
  return {
    ...passed,
    outcome: code === 0 ? 'holds' : code === skipped ? 'not run' : 'FAILS',
    seen: seenIn(output, proof),
    seconds: Math.round((Date.now() - started) / 1000),
  };
}

function print(results: readonly (readonly [string, Result])[]): void {
  console.log('');
  for (const [name, { outcome, seen, seed, seconds }] of results) {
    console.log(`${outcome.padEnd(7)}  ${name.padEnd(11)} ${proofs[name]?.promise}`);
    console.log(`${' '.repeat(21)}${seen || 'nothing printed'}  (SEED ${seed}, ${seconds} s)`);
  }
  const count = (outcome: Result['outcome']) =>
    results.filter(([, result]) => result.outcome === outcome).length;
  console.log(`\n${count('holds')} hold, ${count('FAILS')} fail, ${count('not run')} not run`);
}

async function main(): Promise<void> {
  const { names, since, seed, again, list, rest } = readArguments(process.argv.slice(2));
  const selected = selectProofs(proofs, names, since === undefined ? undefined : changedSince(since));
  if (rest.length > 0 && selected.length !== 1) throw new Error(`${rest[0]} needs the name of one proof`);
  if (list) {
    for (const name of selected) console.log(`${name.padEnd(12)} ${proofs[name]?.promise}`);
    return;
  }
  mkdirSync(folder, { recursive: true });
  const results = readResults();
  const shown: [string, Result][] = [];
  for (const name of selected) {
    const before = results[name];
    const isKnown = before?.outcome === 'holds' && before.sources === sourcesHash();
    if (isKnown && !again && names.length !== 1) {
      console.log(`${name}: holds since an earlier run`);
      shown.push([name, before]);
      continue;
    }
    console.log(`${name} …`);
    const result = await run(name, seed, rest, selected.length === 1);
    console.log(`${name}: ${result.outcome}, ${result.seconds} s`);
    shown.push([name, result]);
    results[name] = result;
    writeFileSync(file, JSON.stringify(results, null, 2));
  }
  print(shown);
  process.exitCode = shown.some(([, { outcome }]) => outcome === 'FAILS') ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
