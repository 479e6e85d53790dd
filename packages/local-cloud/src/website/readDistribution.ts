import type { Stack } from '../template/Stack';

/** The settings of the CloudFront distribution that determine how the web app is served. */
export interface Distribution {
  /** HTTP headers that the CloudFront distribution adds to every response. */
  headers: Record<string, string>;
  /** Page and HTTP status that CloudFront returns for paths without a file; null without such a fallback. */
  fallback: { page: string; status: number } | null;
  /** Path prefixes that CloudFront serves from other S3 buckets of the stack, with their response headers. */
  behaviours: { prefix: string; bucket: string; headers: Record<string, string> }[];
}

interface Behaviour {
  PathPattern: string;
  TargetOriginId: string;
  ResponseHeadersPolicyId?: string;
}

interface DistributionConfig {
  CacheBehaviors?: Behaviour[];
  Origins?: { Id: string; DomainName: string }[];
  DefaultCacheBehavior?: { ResponseHeadersPolicyId?: string };
  CustomErrorResponses?: { ErrorCode: number; ResponseCode?: number; ResponsePagePath?: string }[];
}

interface HeadersPolicy {
  CustomHeadersConfig?: { Items?: { Header: string; Value: string }[] };
  SecurityHeadersConfig?: {
    ContentSecurityPolicy?: { ContentSecurityPolicy: string };
    ContentTypeOptions?: object;
    FrameOptions?: { FrameOption: string };
    ReferrerPolicy?: { ReferrerPolicy: string };
    StrictTransportSecurity?: {
      AccessControlMaxAgeSec: number;
      IncludeSubdomains?: boolean;
      Preload?: boolean;
    };
    XSSProtection?: { Protection: boolean; ModeBlock?: boolean };
  };
}

function headersOf({ CustomHeadersConfig, SecurityHeadersConfig: security = {} }: HeadersPolicy) {
  const headers: Record<string, string> = {};
  const { StrictTransportSecurity: transport, XSSProtection: xss } = security;
  const policy = security.ContentSecurityPolicy?.ContentSecurityPolicy;
  if (policy) headers['content-security-policy'] = policy;
  if (security.ContentTypeOptions) headers['x-content-type-options'] = 'nosniff';
  if (security.FrameOptions) headers['x-frame-options'] = security.FrameOptions.FrameOption;
  if (security.ReferrerPolicy) headers['referrer-policy'] = security.ReferrerPolicy.ReferrerPolicy;
  if (transport) {
    headers['strict-transport-security'] = [
      `max-age=${transport.AccessControlMaxAgeSec}`,
      ...(transport.IncludeSubdomains ? ['includeSubDomains'] : []),
      ...(transport.Preload ? ['preload'] : []),
    ].join('; ');
  }
  if (xss) headers['x-xss-protection'] = `${Number(xss.Protection)}${xss.ModeBlock ? '; mode=block' : ''}`;
  for (const { Header, Value } of CustomHeadersConfig?.Items ?? []) headers[Header.toLowerCase()] = Value;
  return headers;
}

/**
 * Reads a cache behavior of the CloudFront distribution. Only `<prefix>/*` with an S3 bucket of the stack is
 * emulated.
 * @throws Error for any other path pattern or origin
 */
function readBehaviour(stack: Stack, { Origins = [] }: DistributionConfig, behaviour: Behaviour) {
  const { PathPattern, TargetOriginId, ResponseHeadersPolicyId } = behaviour;
  const [, path] = /^\/?([\w-]+)\/\*$/.exec(PathPattern) ?? [];
  const origin = Origins.find(({ Id }) => Id === TargetOriginId);
  const bucket = stack
    .resources('AWS::S3::Bucket')
    .find((each) => stack.attribute(each, 'RegionalDomainName') === origin?.DomainName);
  if (path === undefined || !bucket)
    throw new Error(`The distribution's ${PathPattern} is not emulated locally, only folders of buckets are`);
  const headers = policyHeaders(stack, ResponseHeadersPolicyId);
  return { prefix: `/${path}`, bucket: bucket.physicalId, headers };
}

function policyHeaders(stack: Stack, policyId: string | undefined): Record<string, string> {
  const policy = stack
    .resources('AWS::CloudFront::ResponseHeadersPolicy')
    .find(({ physicalId }) => physicalId === policyId);
  const headers = headersOf(policy?.properties.ResponseHeadersPolicyConfig ?? {});
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, atLocalBuckets(stack, value)]),
  );
}

/** Replaces the addresses of the stack's S3 buckets on AWS by the origin of the emulated S3. */
function atLocalBuckets(stack: Stack, text: string): string {
  return stack.resources('AWS::S3::Bucket').reduce((replaced, bucket) => {
    const address = `https://${stack.attribute(bucket, 'RegionalDomainName')}`;
    return replaced.replaceAll(address, new URL(stack.attribute(bucket, 'WebsiteURL')).origin);
  }, text);
}

/**
 * Reads the CloudFront distribution of the stack. Without one, files are served without additional headers and
 * without a fallback page.
 */
export function readDistribution(stack: Stack): Distribution {
  const [distribution] = stack.resources('AWS::CloudFront::Distribution');
  const config = (distribution?.properties.DistributionConfig ?? {}) as DistributionConfig;
  const missing = config.CustomErrorResponses?.find(({ ErrorCode }) => ErrorCode === 404);
  return {
    headers: policyHeaders(stack, config.DefaultCacheBehavior?.ResponseHeadersPolicyId),
    fallback: missing?.ResponsePagePath
      ? { page: missing.ResponsePagePath, status: missing.ResponseCode ?? 404 }
      : null,
    behaviours: (config.CacheBehaviors ?? []).map((behaviour) => readBehaviour(stack, config, behaviour)),
  };
}
