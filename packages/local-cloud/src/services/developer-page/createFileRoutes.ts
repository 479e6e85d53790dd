import type { Files } from '../files/createFiles';
import { RouteError, type Route } from './Route';

/** The developer page's routes for uploaded files: the list, and each file as a download. */
export function createFileRoutes(files: Files): Route[] {
  return [
    { method: 'GET', path: /^\/files$/, answer: () => files.list() },
    {
      method: 'GET',
      path: /^\/files\/([^/]+)\/([^/]+)$/,
      answer({ response, parts: [bucket = '', key = ''] }) {
        const found = files.find(bucket, key);
        if (!found) throw new RouteError(404, 'No such file');
        const name = encodeURIComponent(key.split('/').at(-1) ?? key);
        response.writeHead(200, {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename*=UTF-8''${name}`,
          'x-content-type-options': 'nosniff',
        });
        response.end(found.content);
      },
    },
  ];
}
