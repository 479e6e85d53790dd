import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { guestCredentials } from './guestCredentials';

/**
 * Returns the headers of a POST request to AppSync with the given body, signed with a guest's credentials
 * (SigV4).
 */
export async function signedHeaders(url: URL, region: string, body: string): Promise<Record<string, string>> {
  const signer = new SignatureV4({
    service: 'appsync',
    region,
    credentials: await guestCredentials(),
    sha256: Sha256,
  });
  const { headers } = await signer.sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    ...(url.port && { port: Number(url.port) }),
    path: url.pathname,
    query: {},
    headers: { host: url.host, 'content-type': 'application/json' },
    body,
  });
  // fetch sets the host itself.
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'host'));
}
