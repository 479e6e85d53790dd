/**
 * `npm run prove search -- [sizes]` starts an empty stack, and measures the search of jobs at each number of
 * jobs (by default 219, 20000 and 100000): the request of the search screen, suggestions, and the relaxed step.
 * Prints a table in Markdown, and then the time until changed jobs are found.
 */
import { localTables } from '../../support/localTables';
import { startStack } from '../../support/stack/startStack';
import { searchEnvironment } from '../../unit/search/searchEnvironment';
import { memoryOf } from '../memoryOf';
import { percentile } from '../percentile';
import { JobWriter } from './JobWriter';
import { requests } from './requests';

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [219, 20_000, 100_000];
const TIMES = 300;
const CHANGES = 100;
const KINDS = Object.keys(requests) as (keyof typeof requests)[];

/** Sends a request `TIMES` times. Returns its times in milliseconds, and the mean number that it found. */
async function measure(kind: keyof typeof requests): Promise<{ times: number[]; found: number }> {
  for (let turn = 0; turn < 20; turn += 1) await requests[kind](turn);
  const times: number[] = [];
  let found = 0;
  for (let turn = 0; turn < TIMES; turn += 1) {
    const began = performance.now();
    found += await requests[kind](turn);
    times.push(performance.now() - began);
  }
  return { times, found: Math.round(found / TIMES) };
}

const both = (times: readonly number[]) =>
  `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`;

async function main(): Promise<void> {
  const stack = await startStack({ args: ['--no-web', '--empty', '--memory'] });
  process.env.ENISHI_URL = stack.origin;
  const engine = `http://127.0.0.1:${stack.port + 2}`;
  Object.assign(process.env, searchEnvironment(engine));
  const client = localTables.open();
  try {
    const writer = new JobWriter(client, engine, await localTables.nameOf(client, 'OpenJob'));
    const rows = [`| jobs | ${KINDS.join(' | ')} | memory |`, `|--:|${'---|'.repeat(KINDS.length)}--:|`];
    for (const size of SIZES) {
      const written = await writer.growTo(size);
      for (const [where, { jobs, seconds }] of Object.entries(written))
        if (jobs > 0)
          console.log(`${jobs} jobs ${where}: ${seconds.toFixed(0)} s, ${Math.round(jobs / seconds)} jobs/s`);
      const cells: string[] = [];
      for (const kind of KINDS) {
        const { times, found } = await measure(kind);
        console.log(`${size} jobs, ${kind}: ${both(times)}; ${found} found on average`);
        cells.push(both(times));
      }
      rows.push(`| ${size} | ${cells.join(' | ')} | ${memoryOf(stack.pid).now} MB |`);
    }
    console.log(rows.join('\n'));
    const lags: number[] = [];
    for (let turn = 0; turn < CHANGES; turn += 1) lags.push(await writer.change());
    console.log(`a changed job is found after ${both(lags)}`);
  } finally {
    client.destroy();
    await stack.stop();
    stack.forget();
  }
}

void main();
