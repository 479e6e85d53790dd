import type { Effects } from './Effects';

/** HTTP headers that AppSync neither forwards to other services nor lets a resolver set. */
const RESTRICTED = [
  'transfer-encoding',
  'connection',
  'host',
  'expect',
  'keep-alive',
  'upgrade',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'content-length',
  'authorization',
];
const RESTRICTED_PREFIXES = ['x-amzn-', 'x-amz-'];
const HEADER_BYTES = 4096;

function isRestricted(name: string): boolean {
  const lower = name.toLowerCase();
  return RESTRICTED.includes(lower) || RESTRICTED_PREFIXES.some((prefix) => lower.startsWith(prefix));
}

/**
 * Creates the emulation of AppSync's `util.http`. When a resolver sets a response header, the header is
 * stored in the `responseHeaders` of the object that `effects()` returns.
 */
export function createHttpUtil(effects: () => Effects) {
  function addResponseHeader(name: string, value: unknown): void {
    if (isRestricted(name)) throw new Error(`the response header ${name} is restricted`);
    const headers = effects().responseHeaders;
    headers[name] = typeof value === 'string' ? value : JSON.stringify(value);
    if (Buffer.byteLength(JSON.stringify(headers)) > HEADER_BYTES) {
      throw new Error(`custom response headers exceed ${HEADER_BYTES} bytes`);
    }
  }
  return {
    copyHeaders: (headers: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !isRestricted(name))),
    addResponseHeader,
    addResponseHeaders: (headers: Record<string, unknown>): void => {
      for (const [name, value] of Object.entries(headers)) addResponseHeader(name, value);
    },
  };
}
