import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** A download as text, a byte order mark included. The browser is another process: its files have no path here. */
export async function downloaded(download: Promise<Download>): Promise<string> {
  const content = await buffer(await (await download).createReadStream());
  return content.toString('utf8');
}
