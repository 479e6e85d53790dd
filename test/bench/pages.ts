/**
 * `npm run prove pages` requests 200 public pages through the local distribution, one after the other, and
 * prints how long the function `render-page` worked on each, warm, and how long the whole request took. No
 * page is requested twice, so none comes from the cache of the distribution. `-- pages 50` requests 50 pages.
 * ENISHI_URL names a running copy to measure.
 */
import { cpus, loadavg } from 'node:os';
import { readJson } from '../support/api/readJson';
import { readPage } from '../support/pages/readPage';
import { readSitemaps } from '../support/pages/readSitemaps';
import { withStack } from '../support/stack/withStack';
import { percentile } from './percentile';

/** Goal of the function's own time on a page, in milliseconds. */
const GOAL = 150;
/** How many pages are requested first and not counted, so that the function and the API are warm. */
const WARM_UP = 20;

interface Point {
  metric: string;
  dimensions: { FunctionName?: string };
  value: number;
  at: number;
}

/** Returns the milliseconds of each invocation of `render-page` that ended since `from`. */
async function readDurations(from: number): Promise<number[]> {
  const points = await readJson<Point[]>('/_local/metrics');
  return points
    .filter(({ metric, at }) => metric === 'AWS/Lambda/Duration' && at >= from)
    .filter(({ dimensions }) => /renderpage/i.test(dimensions.FunctionName ?? ''))
    .map(({ value }) => value);
}

/** Requests the pages one after the other. Returns how long each took, in milliseconds. */
async function request(paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const start = performance.now();
    const { status } = await readPage(path);
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`${path}: ${status}`);
  }
  return times;
}

const shown = (times: readonly number[]) =>
  [0.5, 0.95, 0.99, 1].map((share) => `${percentile(times, share).toFixed(0)} ms`).join(', ');

async function main(): Promise<void> {
  const count = Number(process.argv[2] ?? 200);
  await withStack(async () => {
    const { urls } = await readSitemaps();
    const paths = urls.map((url) => new URL(url).pathname).toReversed();
    if (paths.length < count + WARM_UP) throw new Error(`There are only ${paths.length} public pages`);
    await request(paths.slice(0, WARM_UP));
    const from = Date.now();
    const whole = await request(paths.slice(WARM_UP, WARM_UP + count));
    const own = await readDurations(from);
    if (own.length !== count) throw new Error(`${own.length} invocations for ${count} pages`);
    const [load] = loadavg();
    console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${load?.toFixed(1)}, Node ${process.version}`);
    console.log(`${count} public pages, warm; p50, p95, p99, longest`);
    console.log(`render-page itself: ${shown(own)} (goal: ${GOAL} ms)`);
    console.log(`the whole request through the distribution: ${shown(whole)}`);
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
