import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Person } from '../../support/api/Person';
import { arriveAs } from '../../support/browser/arriveAs';
import { startVisit } from '../../support/browser/startVisit';

/** What a browser measured during one load of a page. */
export interface PageLoad {
  /** Compressed kilobytes of scripts that had arrived before the largest contentful paint. */
  before: number;
  /** Compressed kilobytes of all scripts that the page loaded. */
  script: number;
  requests: number;
  /** First and largest contentful paint, in milliseconds. */
  fcp: number;
  lcp: number;
  /**
   * Total blocking time in milliseconds: the sum of what each task after the first paint took beyond 50 ms.
   */
  tbt: number;
  /** Cumulative layout shift: a number without a unit, 0 if nothing moved. */
  cls: number;
  /** The longest time from a key press or click to the next paint, in milliseconds. */
  inp: number;
}

const SLOWER = 4;
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** A script that runs when a page begins to load and collects the browser's own performance measurements. */
const collect = `
  window.collected = { fcp: 0, lcp: 0, cls: 0, tasks: [], events: [0] };
  const watch = (type, see, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...more });
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') collected.fcp = entry.startTime; });
  watch('largest-contentful-paint', (entry) => { collected.lcp = entry.startTime; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) collected.cls += entry.value; });
  watch('longtask', (entry) => collected.tasks.push([entry.startTime, entry.duration]));
  watch('event', (entry) => { if (entry.interactionId) collected.events.push(entry.duration); }, { durationThreshold: 16 });
`;

interface Collected {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: [start: number, duration: number][];
  events: number[];
}

/**
 * Slows down the network and the processor. Records how many requests the page sends, and for each script
 * when it arrived and how many compressed bytes it has.
 */
async function watchNetwork(tools: CDPSession) {
  const scripts = new Map<string, { arrived: number; bytes: number }>();
  const isScript = new Set<string>();
  const seen = { requests: 0, scripts, begin: 0 };
  tools.on('Network.requestWillBeSent', ({ requestId, type, timestamp }) => {
    seen.requests += 1;
    seen.begin ||= timestamp;
    if (type === 'Script') isScript.add(requestId);
  });
  tools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    if (isScript.has(requestId)) scripts.set(requestId, { arrived: timestamp, bytes: encodedDataLength });
  });
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', NETWORK);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return seen;
}

/**
 * Interacts with the page as a visitor may do first: types a letter into the first field and opens the
 * settings.
 */
async function interact(page: Page): Promise<void> {
  const field = page.locator('main').getByRole('textbox').first();
  if (await field.isVisible().catch(() => false)) await field.press('a');
  const settings = page.locator('header').getByRole('button').first();
  if (await settings.isVisible().catch(() => false)) await settings.click();
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))');
}

/** Loads a page in a new window with an empty cache, interacts with it, and returns the measurements. */
export async function loadPage(browser: Browser, path: string, person?: Person): Promise<PageLoad> {
  const visit = await startVisit(browser, { width: 390, looksAt: [], contrastAt: 390 });
  const { page } = visit;
  if (person) await arriveAs(visit, person);
  await page.addInitScript(collect);
  const tools = await page.context().newCDPSession(page);
  const network = await watchNetwork(tools);
  await page.goto(path);
  await page.locator('h1, main').first().waitFor();
  await page.waitForLoadState('networkidle');
  const { fcp, lcp, cls, tasks } = await page.evaluate<Collected>('collected');
  const requests = network.requests;
  const arrived = [...network.scripts.values()];
  const kilobytes = (some: typeof arrived) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  await interact(page);
  const { events } = await page.evaluate<Collected>('collected');
  await page.context().close();
  return {
    before: kilobytes(arrived.filter((one) => (one.arrived - network.begin) * 1000 <= lcp)),
    script: kilobytes(arrived),
    requests,
    fcp,
    lcp,
    tbt: tasks.filter(([start]) => start >= fcp).reduce((sum, [, took]) => sum + Math.max(0, took - 50), 0),
    cls,
    inp: Math.max(...events),
  };
}
