const hosts = new Set(['127.0.0.1', 'localhost']);

/**
 * True for a Host header of this machine. Other names come from pages that pretend to be local (DNS
 * rebinding).
 */
export function isLocalHost(host: string | undefined): boolean {
  return hosts.has((host ?? '').replace(/:\d+$/, ''));
}

/** True for an Origin header of a page on this machine. */
export function isLocalOrigin(origin: string): boolean {
  return /^https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(origin);
}
