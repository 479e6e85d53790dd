import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import type { Service } from '../Service';
import { decodePath } from './decodePath';
import type { Distribution } from './readDistribution';
import { WebFile } from './WebFile';

const forever = 'public, max-age=31536000, immutable';

function readFiles(folder: string): Map<string, WebFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [`/${relative(folder, path).split(sep).join('/')}`, new WebFile(path)];
    }),
  );
}

/**
 * Creates the service that serves the built web app like the CloudFront distribution: with the same headers, and with
 * the fallback page for paths without a file.
 */
export function createWebsite(folder: string, { headers, fallback }: Distribution): Service {
  const files = readFiles(folder);
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const path = decodePath(request.url);
    const found = files.get(path === '/' ? '/index.html' : path);
    const file = found ?? (fallback ? files.get(fallback.page) : undefined);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('cache-control', found && path.startsWith('/assets/') ? forever : 'no-cache');
    response.setHeader('etag', file.etag);
    response.setHeader('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304).end();
      return;
    }
    const { encoding, content } = await file.encoded(String(request.headers['accept-encoding'] ?? ''));
    response.writeHead(found ? 200 : (fallback?.status ?? 404), {
      'content-type': file.type,
      'content-length': content.length,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : content);
  };
  return { handle, stop: () => Promise.resolve() };
}
