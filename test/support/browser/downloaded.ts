import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/**
 * Returns the content of a file that the browser downloads, as text with its byte order mark. The browser may
 * be in another process, where the file has no path for this one.
 */
export async function downloaded(download: Promise<Download>): Promise<string> {
  const content = await buffer(await (await download).createReadStream());
  return content.toString('utf8');
}
