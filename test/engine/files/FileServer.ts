type Asked = (method: string, key: string) => Promise<void>;

/**
 * An S3 bucket in memory, in place of the network: it answers what `callBucket` asks with `fetch`. It contains
 * the keys of its objects; their content does not matter.
 */
export class FileServer {
  readonly keys = new Set<string>();
  /** Called after each request for an object, before it is answered. */
  onAsked: Asked = () => Promise.resolve();

  constructor() {
    Object.assign(process.env, { AWS_ENDPOINT_URL_S3: 'http://files.test', FILES_BUCKET: 'files' });
    Object.assign(process.env, { AWS_SESSION_TOKEN: 'local' });
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const [, , key = ''] = /^http:\/\/files\.test\/([^/]+)\/(.+)$/.exec(`${url as string}`) ?? [];
      return this.answer(init?.method ?? 'GET', key);
    });
  }

  private async answer(method: string, key: string): Promise<Response> {
    const isMissing = method === 'GET' && !this.keys.has(key);
    if (method === 'PUT') this.keys.add(key);
    if (method === 'DELETE') this.keys.delete(key);
    await this.onAsked(method, key);
    return new Response(null, { status: isMissing ? 404 : 200, headers: { 'content-type': 'image/png' } });
  }
}
