import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';

/**
 * Sends a request to the API with which AppSync's APIs are managed, with the credentials of the default chain
 * (profile, SSO, environment), and returns the answer.
 * @throws Error with AppSync's message when it refuses
 */
export async function callAppSync<Answer>(
  region: string,
  method: 'DELETE' | 'GET' | 'POST',
  path: string,
  { query = {}, body }: { query?: Record<string, string>; body?: object } = {},
): Promise<Answer> {
  const endpoint = new URL(process.env.APPSYNC_CONTROL_ENDPOINT ?? `https://appsync.${region}.amazonaws.com`);
  const { credentials } = new CloudFormationClient({ region }).config;
  const signer = new SignatureV4({ region, service: 'appsync', sha256: Sha256, credentials });
  const text = body && JSON.stringify(body);
  const { headers } = await signer.sign({
    method,
    protocol: endpoint.protocol,
    hostname: endpoint.hostname,
    path,
    query,
    headers: { host: endpoint.host, 'content-type': 'application/json' },
    body: text,
  });
  const url = new URL(path, endpoint);
  url.search = new URLSearchParams(query).toString();
  const response = await fetch(url, { method, headers, body: text });
  const answer = (await response.json().catch(() => ({}))) as Answer & { message?: string };
  if (!response.ok) throw new Error(answer.message ?? `AppSync answered ${response.status} to ${path}`);
  return answer;
}
