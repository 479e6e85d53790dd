/** What a cache policy of CloudFront declares. Query strings and cookies are never part of the key here. */
export interface CacheRules {
  /** The names of the request headers, in lower case, that the origin gets and that are part of the cache's key. */
  headers: readonly string[];
  /** The shortest time for which a response is cached, in seconds, whatever the origin says. */
  minimum: number;
  /** The time for responses without a Cache-Control, in seconds. */
  usual: number;
  /** The longest time, in seconds. */
  maximum: number;
}
