/**
 * `npm run prove frame` measures when the frame of a page (top bar, navigation, place of the content) and
 * the page's heading become visible, on slow 4G with a processor that is slowed down four times.
 * `npm run prove frame -- 5` measures each page five times instead of three. ENISHI_URL names a running copy to measure.
 */
import type { Browser } from 'playwright-core';
import { withBrowser } from '../support/browser/withBrowser';
import { eventually } from '../support/eventually';
import type { Walker } from '../../web/src/lib/walk/WalkedScreen';
import { openWindow, type StoredEntries } from '../walk/page/openWindow';
import { plainLook } from '../walk/plan/Look';
import { signInWalkers } from '../walk/signInWalkers';

/**
 * Chromium's preset “Slow 4G”. Throughputs are in bytes per second; `latency` is the milliseconds from a
 * request to its response.
 */
const slow4G = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };
const SLOWDOWN = 4;

const pages: { as: Walker; at: string }[] = [
  { as: 'guest', at: '/jobs' },
  { as: 'talent', at: '/home' },
  { as: 'admin', at: '/admin/applies' },
];

/**
 * A script for the page. It records when the frame and the heading are drawn, in milliseconds since the page
 * began to load.
 */
const watch = `
  window.seen = {};
  const note = () => {
    if (document.querySelector('header') && document.querySelector('main')) seen.frame ??= performance.now();
    if (document.querySelector('main h1')) seen.heading ??= performance.now();
    if (!seen.heading) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
`;

async function measure(browser: Browser, entries: StoredEntries, at: string) {
  const context = await openWindow(browser, { ...plainLook, width: 390 }, entries);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watch);
    await page.goto(at, { waitUntil: 'commit' });
    await page.locator('main h1').first().waitFor({ timeout: 60_000 });
    await eventually('the heading', async () => (await page.evaluate('window.seen.heading')) ?? null);
    return await page.evaluate<{ frame: number; heading: number }>('window.seen');
  } finally {
    await context.close();
  }
}

const inSeconds = (times: number[]) => {
  const sorted = [...times].sort((a, b) => a - b);
  const seconds = (time = 0) => (time / 1000).toFixed(1);
  return `${seconds(sorted[Math.floor(sorted.length / 2)])} s (${seconds(sorted[0])} to ${seconds(sorted.at(-1))})`;
};

async function main(): Promise<void> {
  const rounds = Number(process.argv[2] ?? 3);
  await withBrowser(async (browser) => {
    const walkers = await signInWalkers();
    for (const { as, at } of pages) {
      const times = [];
      for (let round = 0; round < rounds; round += 1) times.push(await measure(browser, walkers[as], at));
      const frame = inSeconds(times.map((time) => time.frame));
      const heading = inSeconds(times.map((time) => time.heading));
      console.log(`${at} as ${as}: frame ${frame}, heading ${heading}`);
    }
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
