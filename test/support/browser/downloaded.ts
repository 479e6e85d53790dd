import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/**
 * Returns the content of a file that the browser downloads, as text with its byte order mark. It reads the
 * download as a stream, because a browser in another process has no path for the file.
 */
export async function downloaded(download: Promise<Download>): Promise<string> {
  const content = await buffer(await (await download).createReadStream());
  return content.toString('utf8');
}
