const hosts = new Set(['127.0.0.1', 'localhost']);

/** Whether a Host header means this machine. Others come from pages that pretend to be local (DNS rebinding). */
export function isLocalHost(host: string | undefined): boolean {
  return hosts.has((host ?? '').replace(/:\d+$/, ''));
}

/** Whether an Origin header names a page of this machine. */
export function isLocalOrigin(origin: string): boolean {
  return /^https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(origin);
}
