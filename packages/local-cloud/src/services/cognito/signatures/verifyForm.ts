import { createHmac, timingSafeEqual } from 'node:crypto';
import { getSigningKey } from '@smithy/signature-v4';
import { ServiceError } from '../ServiceError';
import type { CredentialMint } from './CredentialMint';
import type { RoleSession } from './RoleSession';
import { Sha256 } from '@smithy/core/checksum';

const credential = /^([A-Z0-9]+)\/(\d{8})\/([a-z0-9-]+)\/s3\/aws4_request$/;

/**
 * Verifies an S3 upload form (POST policy) and returns the session of its signer. S3's signature covers only the
 * policy, whose conditions then restrict the other fields.
 * @param fields values of the form by field name in lower case
 * @throws ServiceError UnrecognizedClientException, ExpiredTokenException or InvalidSignatureException
 */
export async function verifyForm(
  mint: CredentialMint,
  fields: Record<string, string>,
  now: number,
): Promise<RoleSession> {
  const { policy = '', 'x-amz-signature': signature = '', 'x-amz-security-token': token = '' } = fields;
  const [, accessKeyId = '', day = '', region = ''] = credential.exec(fields['x-amz-credential'] ?? '') ?? [];
  const known = mint.recognize(accessKeyId, token);
  if (!known) {
    throw new ServiceError(
      'UnrecognizedClientException',
      'The security token included in the request is invalid.',
    );
  }
  if (known.session.expiresAt !== null && known.session.expiresAt <= now) {
    throw new ServiceError('ExpiredTokenException', 'The security token included in the request is expired');
  }
  const key = await getSigningKey(Sha256, known.credentials, day, region, 's3');
  const expected = createHmac('sha256', key).update(policy).digest();
  const given = Buffer.from(signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new ServiceError(
      'InvalidSignatureException',
      'The signature of the form does not match its policy.',
    );
  }
  return known.session;
}
