import type { Page } from 'playwright-core';

interface LongTasks {
  /** How many tasks took more than 50 ms. */
  tasks: number;
  /** How long the longest of them took; 0 without one. */
  milliseconds: number;
}

/**
 * Begins to watch for tasks of the page that take more than 50 ms, during which it reacts to nothing. Returns a
 * function that returns those seen since.
 */
export async function watchLongTasks(page: Page): Promise<() => Promise<LongTasks>> {
  await page.evaluate(`
    globalThis.longTasks = [];
    new PerformanceObserver((list) => {
      globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  `);
  return async () => {
    const seen = await page.evaluate<number[]>('globalThis.longTasks');
    return { tasks: seen.length, milliseconds: Math.max(0, ...seen) };
  };
}
