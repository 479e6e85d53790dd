import type { CacheRules } from './CacheRules';

/** A place from which the CloudFront distribution gets a response. */
export type Origin =
  | { id: string; kind: 'bucket'; bucket: string }
  | {
      id: string;
      kind: 'function';
      /** The ARN of the Lambda function behind the function URL. */
      functionArn: string;
      /** Whether the template permits the distribution to call the function URL with a signature. */
      isPermitted: boolean;
    };

/** A cache behavior of the CloudFront distribution. */
export interface Behaviour {
  /** The path prefix of the behavior, such as `/public`; empty for the default behavior. */
  prefix: string;
  /** The origin of the behavior or, if its target is an origin group, the primary and the secondary origin. */
  origins: readonly Origin[];
  /** The HTTP statuses of the primary origin after which the secondary one is asked. */
  failover: readonly number[];
  /** HTTP headers that the CloudFront distribution adds to every response. */
  headers: Readonly<Record<string, string>>;
  /** What the cache policy declares; null if the policy is one of AWS's own. */
  cache: CacheRules | null;
  /** The code of the CloudFront function that changes each request; null without such a function. */
  viewerFunction: string | null;
}

/** The settings of the CloudFront distribution that determine how the web app is served. */
export interface Distribution {
  default: Behaviour;
  others: readonly Behaviour[];
  /** Every origin, also those that only the viewer function names. */
  origins: readonly Origin[];
}
