import type { Stack } from '../template/Stack';
import type { CacheRules } from './CacheRules';

interface PolicyConfig {
  MinTTL: number;
  DefaultTTL: number;
  MaxTTL: number;
  ParametersInCacheKeyAndForwardedToOrigin: {
    HeadersConfig: { HeaderBehavior: string; Headers?: string[] };
    CookiesConfig: { CookieBehavior: string };
    QueryStringsConfig: { QueryStringBehavior: string };
  };
}

/**
 * Reads a cache policy of the stack. Returns null without a policy, or for one of AWS's own policies, which
 * the template only names.
 * @throws Error for a policy with cookies or query strings, which are not emulated
 */
export function readCachePolicy(stack: Stack, policyId: string | undefined): CacheRules | null {
  const policy = stack
    .resources('AWS::CloudFront::CachePolicy')
    .find(({ physicalId }) => physicalId === policyId);
  if (!policy) return null;
  const config = policy.properties.CachePolicyConfig as PolicyConfig;
  const { HeadersConfig, CookiesConfig, QueryStringsConfig } =
    config.ParametersInCacheKeyAndForwardedToOrigin;
  if (CookiesConfig.CookieBehavior !== 'none' || QueryStringsConfig.QueryStringBehavior !== 'none')
    throw new Error(
      `The cache policy ${policy.logicalId} has cookies or query strings: not emulated locally`,
    );
  return {
    headers: (HeadersConfig.Headers ?? []).map((name) => name.toLowerCase()),
    minimum: Number(config.MinTTL),
    usual: Number(config.DefaultTTL),
    maximum: Number(config.MaxTTL),
  };
}
