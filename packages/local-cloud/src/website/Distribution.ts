import type { CacheRules } from './CacheRules';

/**
 * An origin of the CloudFront distribution: an S3 bucket or a Lambda function URL. The distribution gets
 * responses from it.
 */
export type Origin =
  | { id: string; kind: 'bucket'; bucket: string }
  | {
      id: string;
      kind: 'function';
      /** ARN of the Lambda function behind the function URL. */
      functionArn: string;
      /**
       * Whether CloudFront may call the function URL: CloudFront signs its requests, and the template permits
       * them.
       */
      isPermitted: boolean;
    };

/** A cache behavior of the CloudFront distribution. */
export interface Behaviour {
  /** Path prefix of the cache behavior, such as `/public`; empty for the default behavior. */
  prefix: string;
  /**
   * The origin of the cache behavior. If the behavior's target is an origin group, the primary and the
   * secondary origin.
   */
  origins: readonly Origin[];
  /** HTTP statuses of the primary origin after which CloudFront sends the request to the secondary origin. */
  failover: readonly number[];
  /** HTTP headers that the CloudFront distribution adds to every response. */
  headers: Readonly<Record<string, string>>;
  /**
   * Settings of the stack's cache policy; null if the behavior has none, or one of AWS's managed policies.
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
}
