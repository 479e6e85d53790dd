import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const compressible = /^(text\/|image\/svg|application\/(json|manifest|xml))/;
/** Brotli options for files of the web app, fast enough to compress a file on its first request. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressors: Record<string, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => promisify(brotliCompress)(content, brotliQuality),
  gzip: (content) => promisify(gzip)(content),
};

/** A file of the built web app in memory. It is compressed on the first request for each encoding. */
export class WebFile {
  readonly type: string;
  readonly etag: string;
  readonly content: Buffer;
  private readonly compressed = new Map<string, Promise<Buffer>>();

  constructor(path: string) {
    this.content = readFileSync(path);
    this.type = types[extname(path)] ?? 'application/octet-stream';
    this.etag = `"${createHash('sha256').update(this.content).digest('base64url').slice(0, 22)}"`;
  }

  /**
   * Returns the content of the web app's file in the best encoding that the client accepts.
   * @param accepted value of the request's header accept-encoding
   */
  async encoded(accepted: string): Promise<{ encoding: string | null; content: Buffer }> {
    const encoding = Object.keys(compressors).find((name) => accepted.includes(name));
    const compress = compressors[encoding ?? ''];
    if (!encoding || !compress || !compressible.test(this.type) || this.content.length < 1024) {
      return { encoding: null, content: this.content };
    }
    const known = this.compressed.get(encoding) ?? compress(this.content);
    this.compressed.set(encoding, known);
    return { encoding, content: await known };
  }
}
