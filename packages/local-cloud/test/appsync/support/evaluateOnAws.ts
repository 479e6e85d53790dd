import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`recording asks AppSync itself and needs ${name}`);
  return value;
}

/**
 * Evaluates the request handler of a resolver's code with AppSync's EvaluateCode, and returns the handler's
 * result, parsed from JSON.
 * @throws Error with AppSync's message when the code cannot be evaluated
 */
export async function evaluateOnAws(code: string): Promise<unknown> {
  const region = required('AWS_REGION');
  const endpoint = new URL(process.env.APPSYNC_CONTROL_ENDPOINT ?? `https://appsync.${region}.amazonaws.com`);
  const signer = new SignatureV4({
    region,
    service: 'appsync',
    sha256: Sha256,
    credentials: {
      accessKeyId: required('AWS_ACCESS_KEY_ID'),
      secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
      sessionToken: process.env.AWS_SESSION_TOKEN,
    },
  });
  const runtime = { name: 'APPSYNC_JS', runtimeVersion: '1.0.0' };
  const request = await signer.sign({
    method: 'POST',
    protocol: endpoint.protocol,
    hostname: endpoint.hostname,
    path: '/v1/dataplane-evaluatecode',
    headers: { host: endpoint.host, 'content-type': 'application/json' },
    body: JSON.stringify({ runtime, code, context: '{}', function: 'request' }),
  });
  const url = new URL(request.path, endpoint);
  const response = await fetch(url, { method: 'POST', headers: request.headers, body: String(request.body) });
  const answer = (await response.json()) as { evaluationResult?: string; error?: { message: string } };
  if (answer.error || !response.ok)
    throw new Error(answer.error?.message ?? `AppSync answered ${response.status}`);
  return JSON.parse(answer.evaluationResult ?? 'null') as unknown;
}
