/**
 * `npm run prove csv` runs the deployed code of the export function with the heap of a 512 MB function,
 * over 100,000 and 1,000,000 generated talents, or over as many as its argument says. Prints talents per second,
 * talents per second of the processor (with those of the start), the size of the file and the maximum memory of
 * the process.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFunctions } from '../../infra/bundleFunctions';
import { CsvWorld } from './CsvWorld';
import { memoryOf } from './memoryOf';

const TICKS_A_SECOND = 100;

/** Returns the CPU seconds that a process and its threads have used. Zero if there is no such process, and outside Linux. */
function cpuSecondsOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

const FUNCTION = 'export-users-csv';
const few = Number(process.argv[2] ?? 100_000);
const RUNS: [type: string, talents: number][] = [
  ['PROFILE', few],
  ...(process.argv[2] ? [] : ([['PROFILE', 1_000_000]] as [string, number][])),
  ['HISTORY', few],
];

async function run(code: string, type: string, talents: number): Promise<void> {
  const world = new CsvWorld(talents);
  const address = await world.start();
  const request = { exportId: 'somebody.Export.01J', type, conditions: [] };
  const began = performance.now();
  const script = `require(${JSON.stringify(code)}).handler(${JSON.stringify(request)}).catch((e) => { console.error(e); process.exit(1); })`;
  const child = spawn(process.execPath, ['--max-old-space-size=448', '-e', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      ...{ OPENSEARCH_ENDPOINT: address, AWS_ENDPOINT_URL_S3: address, AWS_ENDPOINT_URL_DYNAMODB: address },
      ...{ FILES_BUCKET: 'files', INSIGHT_TABLE: 'Insight', TALENT_TABLE: 'Talent' },
      ...{
        AWS_REGION: 'ap-northeast-1',
        AWS_ACCESS_KEY_ID: 'a',
        AWS_SECRET_ACCESS_KEY: 'b',
        AWS_SESSION_TOKEN: 'c',
      },
    },
  });
  let most = 0;
  let busy = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(child.pid ?? 0).most);
    busy = Math.max(busy, cpuSecondsOf(child.pid ?? 0));
  }, 50);
  const [status] = (await once(child, 'exit')) as [number];
  clearInterval(watch);
  world.stop();
  if (status !== 0) throw new Error(`${type} of ${talents} talents ended with ${status}`);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${type}, ${talents} talents: ${seconds.toFixed(1)} s, ${Math.round(talents / seconds)} talents/s, ` +
      `${Math.round(talents / busy)} per CPU second, ` +
      `${Math.round(world.written / 2 ** 20)} MB written, at most ${most} MB of memory`,
  );
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'enishi-bench-'));
  try {
    const bundles = await bundleFunctions([FUNCTION], folder);
    for (const [type, talents] of RUNS)
      await run(join(bundles.get(FUNCTION) ?? '', 'index.js'), type, talents);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

void main();
