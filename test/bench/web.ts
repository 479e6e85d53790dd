/**
 * `npm run prove web` loads the screens that the walk declares in headless Chromium, with a slowed-down
 * processor and network. It prints weight and speed of each screen beside the goals.
 * `npm run prove web -- 5` loads each screen five times, `-- 3 /jobs` only screens whose path contains `/jobs`. Exits
 * with 1 when a page is heavier than its goal; times do not affect the exit code.
 */
import { cpus, loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import type { Person } from '../support/api/Person';
import { withBrowser } from '../support/browser/withBrowser';
import { given } from '../support/given';
import { findWorld } from '../walk/findWorld';
import { readDeclarations } from '../walk/readDeclarations';
import { loadPage, type PageLoad } from './web/loadPage';
import { percentile } from './percentile';

type Goal = Partial<Record<keyof PageLoad, number>>;

/**
 * Goal P11 for public pages: the maximum times in milliseconds, and the maximum layout shift (`cls`, without
 * a unit).
 */
const speed: Goal = { lcp: 1_800, tbt: 100, cls: 0.02, inp: 100 };

/**
 * Goals P10 and P11 by kind of visitor: the maximum size of a page's scripts (compressed, in kilobytes), and
 * for public pages the maximum times.
 */
const goals: Record<'guest' | 'talent' | 'admin', Goal> = {
  guest: { before: 130, script: 250, ...speed },
  talent: { script: 350 },
  admin: { script: 350 },
};

type Who = keyof typeof goals;

interface Measured {
  path: string;
  as: Who;
}

type People = Readonly<Record<Who, Person | undefined>>;

/**
 * Returns the screens to measure: those that the walk opens as a guest, a talent or an administrator, without
 * the gallery of components.
 */
async function listPages(only: string): Promise<Measured[]> {
  const world = await findWorld();
  const declared = await readDeclarations();
  return declared.flatMap(({ as, at, route }) => {
    const path = at ? at(world) : route;
    if ((as !== 'guest' && as !== 'talent' && as !== 'admin') || path.startsWith('/components')) return [];
    return path.includes(only) ? [{ path, as }] : [];
  });
}

const median = (loads: readonly PageLoad[], of: keyof PageLoad) =>
  percentile(
    loads.map((load) => load[of]),
    0.5,
  );

/**
 * Measures each page once per round. Measuring a page several times in a row would be worse: if the machine
 * is busy for a moment, that could affect all measurements of one page.
 */
async function measure(browser: Browser, pages: readonly Measured[], rounds: number, people: People) {
  const loads = new Map<Measured, PageLoad[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const page of pages) {
      const load = await loadPage(browser, page.path, people[page.as]);
      loads.set(page, [...(loads.get(page) ?? []), load]);
    }
  return loads;
}

const columns = {
  before: 'KB before content',
  script: 'KB of script',
  requests: 'requests',
  fcp: 'FCP ms',
  lcp: 'LCP ms',
  tbt: 'TBT ms',
  cls: 'CLS',
  inp: 'INP ms',
} as const satisfies Partial<Record<keyof PageLoad, string>>;

function print(loads: ReadonlyMap<Measured, PageLoad[]>): number {
  const names = Object.keys(columns) as (keyof typeof columns)[];
  console.log(`| page | as | ${Object.values(columns).join(' | ')} |`);
  console.log(`|---|---|${names.map(() => '--:').join('|')}|`);
  let missed = 0;
  for (const [{ path, as }, all] of loads) {
    const goal = goals[as];
    const cells = names.map((name) => {
      const value = median(all, name);
      const shown = name === 'cls' ? value.toFixed(3) : String(Math.round(value));
      const most = goal[name];
      if (most === undefined) return shown;
      const isMet = value <= most;
      if (!isMet && (name === 'before' || name === 'script')) missed += 1;
      return `${shown} ${isMet ? '≤' : '**>**'} ${most}`;
    });
    console.log(`| ${path} | ${as} | ${cells.join(' | ')} |`);
  }
  return missed;
}

async function main(): Promise<void> {
  const [rounds = '3', only = ''] = process.argv.slice(2);
  await withBrowser(async (browser) => {
    const people = {
      guest: undefined,
      talent: await given.theSeededTalent(),
      admin: await given.theAdministrator(),
    };
    const loads = await measure(browser, await listPages(only), Number(rounds), people);
    const [load] = loadavg();
    console.log(
      `${cpus().length} × ${cpus()[0]?.model}, load ${load?.toFixed(1)}, Node ${process.version}, Chromium ${browser.version()}; ` +
        `processor ÷ 4, 10 Mbit/s, 40 ms, median of ${rounds}`,
    );
    console.log(
      'To beat: ant-design-pro 599 KB on its first page; “good”: LCP 2500 ms, TBT 200 ms, CLS 0.1, INP 200 ms.',
    );
    const missed = print(loads);
    console.log(`${missed} weights above their goals`);
    process.exitCode = missed > 0 ? 1 : 0;
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
