import type { Browser } from 'playwright-core';
import { origin } from '../support/stack/origin';
import type { Listed } from './plan/planGallery';

const read = `[...document.querySelectorAll('[data-component]')].map((section) => ({
  name: section.dataset.component,
  states: [...section.querySelectorAll('li a')].map(({ textContent }) => textContent),
  fillsWindow: section.dataset.fillsWindow === 'true',
}))`;

/** Reads the names of all components and their states from the list in the gallery. */
export async function listComponents(browser: Browser): Promise<Listed[]> {
  const page = await browser.newPage({ baseURL: origin() });
  await page.goto('/components');
  await page.locator('[data-component]').first().waitFor();
  const listed = await page.evaluate<Listed[]>(read);
  await page.close();
  return listed;
}
