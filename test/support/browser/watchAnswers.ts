import type { Page, Request } from 'playwright-core';
import { eventually } from '../eventually';

const isAsked = (request: Request) => request.method() === 'POST' && request.url().endsWith('/graphql');

/** Begins to watch a page's operations. Returns a function that waits until each of them has been answered. */
export function watchAnswers(page: Page): () => Promise<true> {
  const waiting = new Set<Request>();
  page.on('request', (request) => {
    // A new document asks everything again; what the former one asked is given up.
    if (request.isNavigationRequest()) waiting.clear();
    if (isAsked(request)) waiting.add(request);
  });
  page.on('requestfinished', (request) => void waiting.delete(request));
  page.on('requestfailed', (request) => void waiting.delete(request));
  return () => eventually('the answers of the API', async () => waiting.size === 0 || null, 120);
}
