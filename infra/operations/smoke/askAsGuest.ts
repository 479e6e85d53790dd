import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { callCognito } from './callCognito';
import type { Target } from './Target';

interface Answer {
  data: Record<string, { items?: unknown[]; total?: number } | null> | null;
  errors?: { message: string; errorType?: string }[];
}

/** Sends a GraphQL operation with the credentials that the identity pool gives to guests. */
export async function askAsGuest({ config }: Target, query: string): Promise<Answer> {
  const { region, identityPoolId: IdentityPoolId } = config;
  const endpoint = config.local?.identityPoolEndpoint ?? `https://cognito-identity.${region}.amazonaws.com/`;
  const service = 'AWSCognitoIdentityService';
  const { IdentityId } = await callCognito<{ IdentityId?: string }>(endpoint, `${service}.GetId`, {
    IdentityPoolId,
  });
  const { Credentials } = await callCognito<{
    Credentials?: { AccessKeyId: string; SecretKey: string; SessionToken: string };
  }>(endpoint, `${service}.GetCredentialsForIdentity`, { IdentityId });
  if (!Credentials) throw new Error('the identity pool gives guests no credentials');
  const url = new URL(config.graphqlEndpoint);
  const body = JSON.stringify({ query });
  const signer = new SignatureV4({
    service: 'appsync',
    region,
    credentials: {
      accessKeyId: Credentials.AccessKeyId,
      secretAccessKey: Credentials.SecretKey,
      sessionToken: Credentials.SessionToken,
    },
    sha256: Sha256,
  });
  const { headers } = await signer.sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    ...(url.port && { port: Number(url.port) }),
    path: url.pathname,
    headers: { host: url.host, 'content-type': 'application/json' },
    body,
  });
  const response = await fetch(url, { method: 'POST', headers, body });
  return (await response.json()) as Answer;
}
