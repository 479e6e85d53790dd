import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`recording asks AppSync itself and needs ${name}`);
  return value;
}

interface Evaluated {
  /** The handler's result, parsed from JSON; undefined after an error. */
  value?: unknown;
  /** Errors that AppSync found in the code without running it, one sentence each. */
  codeErrors: string[];
  /** Why the handler failed; undefined if it did not. */
  error?: string;
}

interface EvaluateCodeAnswer {
  evaluationResult?: string;
  error?: { message: string; codeErrors?: { errorType: string; value: string }[] };
  message?: string;
}

/**
 * Runs a request or response handler of a resolver with AppSync's EvaluateCode, with an empty context.
 * @throws Error when AppSync refuses the request, for example because of the credentials
 */
export async function evaluateOnAws(
  code: string,
  handler: 'request' | 'response' = 'request',
): Promise<Evaluated> {
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
    body: JSON.stringify({ runtime, code, context: '{}', function: handler }),
  });
  const url = new URL(request.path, endpoint);
  const response = await fetch(url, { method: 'POST', headers: request.headers, body: String(request.body) });
  const answer = (await response.json()) as EvaluateCodeAnswer;
  if (!response.ok) throw new Error(answer.message ?? `AppSync answered ${response.status}`);
  const codeErrors = (answer.error?.codeErrors ?? []).map(({ errorType, value }) => `${errorType}: ${value}`);
  if (answer.error) return { codeErrors, error: answer.error.message };
  return { codeErrors, value: JSON.parse(answer.evaluationResult ?? 'null') as unknown };
}
