import type { Stack } from '../template/Stack';

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

/** Returns the text with the AWS URLs of the stack's S3 buckets replaced by the URL of the emulated S3. */
function atLocalBuckets(stack: Stack, text: string): string {
  return stack.resources('AWS::S3::Bucket').reduce((replaced, bucket) => {
    const address = `https://${stack.attribute(bucket, 'RegionalDomainName')}`;
    return replaced.replaceAll(address, new URL(stack.attribute(bucket, 'WebsiteURL')).origin);
  }, text);
}

/**
 * Returns the HTTP headers that a CloudFront response headers policy adds; an empty object without a policy.
 */
export function readHeadersPolicy(stack: Stack, policyId: string | undefined): Record<string, string> {
  const policy = stack
    .resources('AWS::CloudFront::ResponseHeadersPolicy')
    .find(({ physicalId }) => physicalId === policyId);
  const headers = headersOf(policy?.properties.ResponseHeadersPolicyConfig ?? {});
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, atLocalBuckets(stack, value)]),
  );
}
