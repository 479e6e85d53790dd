import type { CacheRules } from './CacheRules';

/** An origin of the CloudFront distribution: an S3 bucket, or the URL of a Lambda function. */
export type Origin =
  | { id: string; kind: 'bucket'; bucket: string }
  | {
      id: string;
      kind: 'function';
      /** ARN of the Lambda function behind the function URL. */
      functionArn: string;
      /**
       * Whether CloudFront may call the function URL: CloudFront must sign its requests, and the template
       * must permit CloudFront to invoke the function. A URL without authentication needs a permission for everybody.
       */
      isPermitted: boolean;
    };

/** A cache behavior of the CloudFront distribution. */
export interface Behaviour {
  /** Path prefix of the cache behavior, such as `/public`; empty for the default behavior. */
  prefix: string;
  /** The methods that the cache behavior passes on. */
  methods: readonly string[];
  /** The origin of the cache behavior; for an origin group the primary and then the secondary origin. */
  origins: readonly Origin[];
  /** HTTP statuses of the primary origin after which CloudFront sends the request to the secondary origin. */
  failover: readonly number[];
  /** HTTP headers that CloudFront adds to every response of the cache behavior. */
  headers: Readonly<Record<string, string>>;
  /**
   * Settings of the cache policy; null without a policy of this stack (AWS's managed policies are not read).
   */
  cache: CacheRules | null;
  /** Code of the CloudFront function that changes each request of the behavior; null without such a function. */
  viewerFunction: string | null;
}

/** The settings of the CloudFront distribution that determine how the web app is served. */
export interface Distribution {
  default: Behaviour;
  others: readonly Behaviour[];
  /** All origins of the distribution, including those that only a CloudFront function selects. */
  origins: readonly Origin[];
  /** By HTTP status, the minimum time in seconds for which CloudFront caches an error response. */
  errorSeconds: ReadonlyMap<number, number>;
}
