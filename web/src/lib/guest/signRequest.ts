import type { GuestCredentials } from './GuestCredentials';

const SERVICE = 'appsync';
const text = new TextEncoder();

const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const hash = async (value: string) => toHex(await crypto.subtle.digest('SHA-256', text.encode(value)));

async function authenticate(key: BufferSource, value: string): Promise<ArrayBuffer> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return crypto.subtle.sign('HMAC', imported, text.encode(value));
}

interface Request {
  url: URL;
  region: string;
  body: string;
  /** The time of the signature, in milliseconds since 1970. */
  at: number;
}

/**
 * Signs a POST request to AppSync with a guest's credentials and returns its headers. The signature is AWS's
 * Signature Version 4 (docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html).
 */
export async function signRequest(
  { url, region, body, at }: Request,
  { accessKeyId, secretKey, sessionToken }: GuestCredentials,
): Promise<Record<string, string>> {
  const time = new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    host: url.host,
    'x-amz-date': time,
    'x-amz-security-token': sessionToken,
  };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const canonical = ['POST', url.pathname, '', lines.join(''), names, await hash(body)].join('\n');
  const scope = `${day}/${region}/${SERVICE}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, await hash(canonical)].join('\n');
  let key = text.encode(`AWS4${secretKey}`).buffer;
  for (const part of [day, region, SERVICE, 'aws4_request']) key = await authenticate(key, part);
  const signature = toHex(await authenticate(key, toSign));
  // fetch sets the host itself.
  const { host: _, ...sent } = headers;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}
