import { Sha256 } from '@smithy/core/checksum';
import { env } from './env';
import { fromEnv } from './fromEnv';
import { SignatureV4 } from '@smithy/signature-v4';

interface SignedRequest {
  /** The name of the AWS service in the signature, such as `appsync` or `es`. */
  service: string;
  url: string;
  method?: string;
  body?: string | Uint8Array<ArrayBuffer>;
  contentType?: string;
  headers?: Record<string, string>;
  /** The credentials with which the request is signed; those of the Lambda function by default. */
  credentials?: ReturnType<typeof fromEnv>;
  /** After how many milliseconds without an answer it throws; ten seconds by default. */
  timeoutMs?: number;
}

/** Sends an HTTP request that is signed with AWS credentials (Signature Version 4). */
export async function signedFetch({
  service,
  url,
  method = 'POST',
  body,
  contentType = 'application/json',
  headers: more = {},
  credentials = fromEnv(),
  timeoutMs = 10_000,
}: SignedRequest): Promise<Response> {
  const { hostname, host, pathname, protocol, searchParams } = new URL(url);
  const signer = new SignatureV4({
    service,
    region: env('AWS_REGION'),
    credentials,
    sha256: Sha256,
    // S3 signs the path as it is sent; every other service signs it encoded once more.
    uriEscapePath: service !== 's3',
  });
  const { headers } = await signer.sign({
    method,
    protocol,
    hostname,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: { ...more, host, 'content-type': contentType },
    body,
  });
  return fetch(url, { method, headers, body, signal: AbortSignal.timeout(timeoutMs) });
}
