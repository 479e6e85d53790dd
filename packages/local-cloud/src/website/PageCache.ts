import type { CacheRules } from './CacheRules';
import type { OriginResponse } from './OriginResponse';

/**
 * Maximum number of responses in the cache. When it is full, the response that was stored first is removed.
 */
const maximumEntries = 1_000;

/** CloudFront's default of the minimum time in seconds for which it caches an error response. */
const usualErrorSeconds = 10;

function secondsOf(
  { status, headers }: OriginResponse,
  { minimum, usual, maximum }: CacheRules,
  errorSeconds: ReadonlyMap<number, number>,
): number {
  const control = headers['cache-control'];
  const [, shared] = /\bs-maxage=(\d+)/.exec(control ?? '') ?? [];
  const [, age] = /\bmax-age=(\d+)/.exec(control ?? '') ?? [];
  const isRefused = /\b(no-cache|no-store|private)\b/.test(control ?? '');
  const stated = isRefused ? 0 : Number(shared ?? age ?? usual);
  const seconds = Math.min(Math.max(stated, minimum), maximum);
  return status >= 400 ? Math.max(seconds, errorSeconds.get(status) ?? usualErrorSeconds) : seconds;
}

/** The cache of the CloudFront distribution for responses of Lambda functions. */
export class PageCache {
  private readonly entries = new Map<string, { response: OriginResponse; until: number }>();

  /** @param errorSeconds by HTTP status, the minimum time in seconds for which an error is cached */
  constructor(private readonly errorSeconds: ReadonlyMap<number, number>) {}

  find(key: string): OriginResponse | null {
    const entry = this.entries.get(key);
    return entry && entry.until > Date.now() ? entry.response : null;
  }

  /** Caches a response for as long as the cache policy and the response's own Cache-Control header allow. */
  store(key: string, response: OriginResponse, rules: CacheRules): void {
    const seconds = secondsOf(response, rules, this.errorSeconds);
    this.entries.delete(key);
    if (seconds === 0) return;
    this.entries.set(key, { response, until: Date.now() + seconds * 1000 });
    const [oldest] = this.entries.keys();
    if (this.entries.size > maximumEntries && oldest !== undefined) this.entries.delete(oldest);
  }
}
