/** The settings of a CloudFront cache policy. Query strings and cookies are never part of the cache key. */
export interface CacheRules {
  /** Names, in lower case, of the request headers that are part of the cache key and are forwarded to the origin. */
  headers: readonly string[];
  /**
   * Minimum time in seconds for which CloudFront caches a response, whatever its Cache-Control header says (MinTTL).
   */
  minimum: number;
  /** Time in seconds for which CloudFront caches a response without a Cache-Control header (DefaultTTL). */
  usual: number;
  /**
   * Maximum time in seconds for which CloudFront caches a response, whatever its Cache-Control header says (MaxTTL).
   */
  maximum: number;
}
