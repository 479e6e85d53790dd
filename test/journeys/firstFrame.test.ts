import { given } from '../support/given';
import { arriveAs } from '../support/browser/arriveAs';
import { journey } from '../support/journey';

/** Returns a script that says where the bars at the top, at the side and at the bottom are; null for a hidden one. */
const barsAt = (
  ...bars: [top: string, side: string, bottom: string]
) => `${JSON.stringify(bars)}.map((bar) => {
  const { x, y, width } = document.querySelector(bar).getBoundingClientRect();
  return width > 0 ? { x, y, width } : null;
})`;

journey('the bars are drawn from the page alone, where the app draws them later', async (visit) => {
  const { page, open } = visit;
  await arriveAs(visit, await given.theSeededTalent());
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\//, async (route) => {
    await released;
    await route.continue();
  });
  const opened = open('/home');
  await page.locator('#first > header').waitFor();
  const first = await page.evaluate<object[]>(barsAt('#first > header', '#first aside', '#first > footer'));
  release();
  await opened;
  await page.getByRole('heading', { level: 1 }).waitFor();
  const bars = barsAt('header', 'nav:has(+ main)', 'nav:last-of-type:not(:has(+ main))');
  expect(await page.evaluate(bars)).toEqual(first);
  expect(first[0]).not.toBeNull();
});
