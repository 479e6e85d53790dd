/**
 * `npm run prove development -- 10` measures ten times how long the development loop takes to apply a change, on a
 * copy of the sources. The change of a component ends when the browser shows the new text, that of a resolver
 * or function when the API returns its new result. Prints a table, and exits with 1 when a median misses its
 * goal.
 */
import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { query } from '../support/api/query';
import { launchBrowser } from '../support/browser/launchBrowser';
import { startDev, type RunningDev } from '../support/dev/startDev';
import { eventually } from '../support/eventually';

interface Kind {
  what: string;
  goal: number;
  /**
   * Writes the change number `change` into the file, in place of the previous change. The number makes the
   * result of each change different.
   */
  write(change: number): void;
  /**
   * Resolves when the running copy shows the result of the change number `change`: for a component the text
   * in the browser, for a resolver or function the result of a call.
   */
  shows(change: number): Promise<unknown>;
}

const times = Number(process.argv[2] ?? 10);
const mark = (change: number) => `measured${change}`;

/**
 * Returns a function that writes the change with a given number into a file of the copied sources: it
 * replaces the text `original`, or the text of the previous change, by what `changed` returns for the number.
 */
function editor(dev: RunningDev, file: string, original: string, changed: (change: number) => string) {
  let current = original;
  return (change: number) => {
    dev.edit(file, current, changed(change));
    current = changed(change);
  };
}

async function kinds(dev: RunningDev, page: Page): Promise<Kind[]> {
  const { VerifyFunctionName } = await fetch(`${dev.origin}/_local/outputs`).then(
    (answer) => answer.json() as Promise<Record<string, string>>,
  );
  const invoke = async () => {
    const url = `${dev.origin}/_local/functions/${VerifyFunctionName}/invoke`;
    return (await fetch(url, { method: 'POST', body: '{}' })).text();
  };
  const answer = async () =>
    JSON.stringify(await query('{ listPrefactures(limit: 1) { items { name } } }', {}, 'guest'));
  const until = (read: () => Promise<string>, change: number) =>
    eventually('the change', async () => ((await read()).includes(mark(change)) ? true : null), 60);
  const handler =
    'export async function handler(request: VerifyRequest, context: Context): Promise<DataReport | null> {';
  const answering = (change: number) => `${handler}\n  if (context) return '${mark(change)}' as never;`;
  const changeFunction = editor(dev, 'lambdas/verify-data/handler.ts', handler, answering);
  // Its own work takes seconds; from here on it returns at once.
  changeFunction(0);
  await eventually(
    'the first change of the function',
    () => Promise.resolve(dev.output().includes('lambdas/verify-data: new code') || null),
    120,
  );
  return [
    {
      what: 'component on the screen',
      goal: 1_000,
      write: editor(
        dev,
        'web/src/features/jobs/top/JobsHero.tsx',
        "<h1>{t('jobs.top.heading')}</h1>",
        (change) => `<h1>${mark(change)}</h1>`,
      ),
      shows: (change) => page.getByText(mark(change), { exact: true }).waitFor({ timeout: 60_000 }),
    },
    {
      what: 'resolver answers',
      goal: 2_000,
      write: editor(
        dev,
        'resolvers/entity/listEntities.ts',
        'items: found.slice(ctx.stash.offset, end),',
        (change) => `items: [{ name: '${mark(change)}' }],`,
      ),
      shows: (change) => until(answer, change),
    },
    {
      what: 'function returns',
      goal: 2_000,
      write: changeFunction,
      shows: (change) => until(invoke, change),
    },
  ];
}

function printTable(rows: { what: string; goal: number; measured: number[] }[]): void {
  console.log(`\n${'change'.padEnd(26)}${'goal'.padStart(8)}${'median'.padStart(10)}${'worst'.padStart(10)}`);
  for (const { what, goal, measured } of rows) {
    const sorted = [...measured].sort((a, b) => a - b);
    const figures = [goal, sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
    const cells = figures.map((figure, index) => `${Math.round(figure)} ms`.padStart(index === 0 ? 8 : 10));
    console.log(`${what.padEnd(26)}${cells.join('')}`);
    if ((figures[1] ?? 0) > goal) process.exitCode = 1;
  }
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`each ${times} times; load of the machine over 1, 5 and 15 minutes: ${load.join(', ')}`);
}

async function main(): Promise<void> {
  const dev = await startDev();
  process.env.ENISHI_URL = dev.origin;
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${dev.origin}/jobs`);
    await page.locator('h1').waitFor({ timeout: 120_000 });
    const rows = [];
    for (const { what, goal, write, shows } of await kinds(dev, page)) {
      const measured: number[] = [];
      for (let change = 1; change <= times; change += 1) {
        const start = performance.now();
        write(change);
        await shows(change);
        measured.push(performance.now() - start);
        // People read what they see; checks of the change run in this time.
        await new Promise((resolve) => setTimeout(resolve, 2_000));
      }
      rows.push({ what, goal, measured });
    }
    printTable(rows);
  } finally {
    await browser.close();
    await dev.stop();
  }
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
