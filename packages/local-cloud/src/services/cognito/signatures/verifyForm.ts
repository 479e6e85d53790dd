import { createHmac, timingSafeEqual } from 'node:crypto';
import { getSigningKey } from '@smithy/signature-v4';
import { ServiceError } from '../ServiceError';
import type { CredentialMint } from './CredentialMint';
import type { RoleSession } from './RoleSession';
import { Sha256 } from '@smithy/core/checksum';

const credential = /^([A-Z0-9]+)\/(\d{8})\/([a-z0-9-]+)\/s3\/aws4_request$/;

/**
 * Verifies the signature of an S3 upload form (presigned POST), and returns the session of the caller who
 * signed it. The signature covers only the form's policy; the conditions in the policy must be checked
 * separately.
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
