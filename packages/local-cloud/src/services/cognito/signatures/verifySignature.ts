import { timingSafeEqual, createHash } from 'node:crypto';
import type { SignedRequest } from '../../../Authenticator';
import { ServiceError } from '../ServiceError';
import type { CredentialMint } from './CredentialMint';
import { parseSignature } from './parseSignature';
import { RequestSigner } from './RequestSigner';
import type { RoleSession } from './RoleSession';
import type { Signature } from './Signature';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The text is not valid percent-encoding. No client signs such a URL, so the signature will not match.
    return text;
  }
}
/**
 * Parses the query of a URL as AWS does: `+` is not decoded to a space, and a name that occurs several times
 * has a list of its values.
 */
function parseQuery(url: string): Record<string, string | string[]> {
  const at = url.indexOf('?');
  const query: Record<string, string | string[]> = {};
  if (at < 0) return query;
  for (const pair of url.slice(at + 1).split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1));
    const before = query[name];
    query[name] = before === undefined ? value : [before, value].flat();
  }
  return query;
}

const unsigned = 'UNSIGNED-PAYLOAD';
function hashOf(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}
/**
 * Returns the payload hash that the SigV4 signature of a request includes. It is the hash of the body,
 * except for a request to S3 with an unsigned body or with separately signed chunks: there it is a fixed
 * text, such as `UNSIGNED-PAYLOAD`. Null if the header `x-amz-content-sha256` contains another hash than
 * that of the body, or if a request to S3 that is not a presigned URL lacks this header.
 */
function hashPayload(
  signature: Signature,
  claimed: string | undefined,
  body: string | Uint8Array,
): string | null {
  if (signature.service === 's3') {
    if (claimed === undefined) return signature.expiresIn === null ? null : unsigned;
    if (claimed === unsigned || claimed.startsWith('STREAMING-')) return claimed;
  }
  const hash = hashOf(body);
  return claimed === undefined || claimed === hash ? hash : null;
}

const skew = 5 * 60_000;

// Headers that need not be signed: clients add the first after signing; the others are verified in other ways.
const freeHeaders = ['x-amz-user-agent', 'x-amz-security-token', 'x-amz-content-sha256'];

const refuse = (name: string, message: string): never => {
  throw new ServiceError(name, message);
};

function mismatch(): never {
  return refuse(
    'InvalidSignatureException',
    'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details.',
  );
}

function assertInTime({ signedAt, expiresIn }: Signature, now: number): void {
  const start = signedAt.getTime() - skew;
  const end = signedAt.getTime() + (expiresIn === null ? skew : expiresIn * 1000);
  if (now < start) refuse('InvalidSignatureException', 'Signature not yet current');
  if (now > end) refuse('InvalidSignatureException', 'Signature expired');
}

function assertCovered({ signedHeaders }: Signature, headers: Record<string, string>): void {
  const needed = Object.keys(headers).filter(
    (name) => name.startsWith('x-amz-') && !freeHeaders.includes(name),
  );
  const missing = ['host', ...needed].some((name) => !signedHeaders.includes(name));
  if (missing || signedHeaders.some((name) => headers[name] === undefined)) mismatch();
}

/**
 * Verifies the SigV4 signature in a request's headers or presigned URL. Returns the session of the caller who
 * signed, and the AWS service that the signature names.
 * @param now milliseconds since 1970
 * @throws ServiceError MissingAuthenticationTokenException, UnrecognizedClientException,
 * ExpiredTokenException or InvalidSignatureException
 */
export async function verifySignature(
  mint: CredentialMint,
  region: string,
  request: SignedRequest,
  now: number,
): Promise<{ session: RoleSession; service: string }> {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const query = parseQuery(request.url);
  const signature =
    parseSignature(headers, query) ??
    refuse('MissingAuthenticationTokenException', 'Missing Authentication Token');
  const known =
    mint.recognize(signature.accessKeyId, signature.sessionToken) ??
    refuse('UnrecognizedClientException', 'The security token included in the request is invalid.');
  const { expiresAt } = known.session;
  if (expiresAt !== null && expiresAt <= now) {
    refuse('ExpiredTokenException', 'The security token included in the request is expired');
  }
  if (signature.region !== region) {
    refuse('InvalidSignatureException', `Credential should be scoped to a valid region.`);
  }
  assertInTime(signature, now);
  assertCovered(signature, headers);
  const inAddress = query['X-Amz-Content-Sha256'];
  const claimed = headers['x-amz-content-sha256'] ?? (typeof inAddress === 'string' ? inAddress : undefined);
  const hash = hashPayload(signature, claimed, request.body) ?? mismatch();
  const expected = await new RequestSigner(known.credentials, region, signature.service).signatureOf(
    {
      method: request.method,
      path: request.url.split('?', 1)[0] ?? '/',
      // The library itself leaves the parameter with the signature out of the query.
      query,
      headers: Object.fromEntries(signature.signedHeaders.map((name) => [name, headers[name] ?? ''])),
    },
    hash,
    signature.signedAt,
  );
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature.value))) mismatch();
  return { session: known.session, service: signature.service };
}
