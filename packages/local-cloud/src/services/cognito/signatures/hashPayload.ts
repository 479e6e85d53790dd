import { createHash } from 'node:crypto';
import type { Signature } from './Signature';

const unsigned = 'UNSIGNED-PAYLOAD';

function hashOf(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

/**
 * The payload's hash that goes into the signature; null when the request claims another than its body has.
 * Only S3 takes bodies that are not signed, or whose parts carry signatures of their own.
 */
export function hashPayload(
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
