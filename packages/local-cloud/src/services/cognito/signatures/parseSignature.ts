import type { Signature } from './Signature';

const authorization =
  /^AWS4-HMAC-SHA256 +Credential=([^,]+), *SignedHeaders=([^,]+), *Signature=([0-9a-f]{64})$/;
const credential = /^([A-Z0-9]+)\/(\d{8})\/([a-z0-9-]+)\/([a-z0-9-]+)\/aws4_request$/;
const stamp = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

interface Parts {
  credential: string;
  signedHeaders: string;
  value: string;
  date: string;
  sessionToken: string;
  expires: string | null;
}

function read(parts: Parts): Signature | null {
  const [, accessKeyId = '', day = '', region = '', service = ''] = credential.exec(parts.credential) ?? [];
  const signedAt = new Date(parts.date.replace(stamp, '$1-$2-$3T$4:$5:$6Z'));
  const expiresIn = parts.expires === null ? null : Number(parts.expires);
  const sound =
    accessKeyId !== '' &&
    stamp.test(parts.date) &&
    parts.date.startsWith(day) &&
    !Number.isNaN(signedAt.getTime()) &&
    (expiresIn === null || (Number.isInteger(expiresIn) && expiresIn > 0 && expiresIn <= 604_800));
  if (!sound) return null;
  return {
    accessKeyId,
    sessionToken: parts.sessionToken,
    region,
    service,
    signedAt,
    signedHeaders: parts.signedHeaders.split(';'),
    value: parts.value,
    expiresIn,
  };
}

/**
 * Parses the SigV4 signature in the headers of a request or in its presigned URL. Null when it is missing or
 * malformed.
 */
export function parseSignature(
  headers: Record<string, string>,
  query: Record<string, string | string[]>,
): Signature | null {
  const header = authorization.exec(headers.authorization ?? '');
  if (header) {
    const [, scope = '', signedHeaders = '', value = ''] = header;
    const date = headers['x-amz-date'] ?? '';
    const sessionToken = headers['x-amz-security-token'] ?? '';
    return read({ credential: scope, signedHeaders, value, date, sessionToken, expires: null });
  }
  const one = (name: string) => {
    const value = query[name];
    return typeof value === 'string' ? value : '';
  };
  if (one('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256') return null;
  return read({
    credential: one('X-Amz-Credential'),
    signedHeaders: one('X-Amz-SignedHeaders'),
    value: one('X-Amz-Signature'),
    date: one('X-Amz-Date'),
    sessionToken: one('X-Amz-Security-Token'),
    expires: one('X-Amz-Expires'),
  });
}
