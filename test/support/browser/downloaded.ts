import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/**
 * Returns the content of a file that the browser downloads, as text with its byte order mark. The download is
 * read as a stream, because the browser may run in another process and then has no path for the file.
 */
export async function downloaded(download: Promise<Download>): Promise<string> {
  const content = await buffer(await (await download).createReadStream());
  return content.toString('utf8');
}
