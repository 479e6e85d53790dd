const hosts = new Set(['127.0.0.1', 'localhost']);

/**
 * Returns whether a Host header names this machine. Requests with any other name are refused: they may come
 * from a web page whose domain resolves to 127.0.0.1 (DNS rebinding).
 */
export function isLocalHost(host: string | undefined): boolean {
  return hosts.has((host ?? '').replace(/:\d+$/, ''));
}

/** Returns whether an Origin header belongs to a web page of this machine. */
export function isLocalOrigin(origin: string): boolean {
  return /^https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(origin);
}
