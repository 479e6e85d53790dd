import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /^(text\/|image\/svg|application\/(json|manifest|xml))/;
/**
 * Brotli options for files of the web app. With this quality, compression is fast enough to happen during a
 * request.
 */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressors: Record<string, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => promisify(brotliCompress)(content, brotliQuality),
  gzip: (content) => promisify(gzip)(content),
};

/**
 * The body of a response of the CloudFront distribution, with its compressed forms. These are created at the
 * first request that needs them.
 */
export class WebFile {
  readonly etag: string;
  private readonly compressed = new Map<string, Promise<Buffer>>();

  /**
   * Creates a response body from its uncompressed content.
   * @param type media type of the content
   */
  constructor(
    readonly content: Buffer,
    readonly type: string,
  ) {
    this.etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  }

  /**
   * Returns the content in the best encoding that the client accepts: Brotli, gzip, or uncompressed
   * (`encoding` null). Content below 1,024 bytes, and types such as pictures, are never compressed.
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
