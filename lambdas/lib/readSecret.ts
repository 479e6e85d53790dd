import { type Secret, secretPath } from '../../model/secretPath';
import type { Stage } from '../../model/stages';
import { env } from './env';
import { logger } from './logger';
import { signedFetch } from './signedFetch';

/**
 * How long a secret is used after it was read, in milliseconds. A changed secret takes effect within this
 * time.
 */
const KEPT_MS = 10 * 60_000;

const kept = new Map<Secret, { value: Promise<string | null>; until: number }>();

async function request(secret: Secret): Promise<string | null> {
  const Name = secretPath(env('STAGE') as Stage, secret);
  const response = await signedFetch({
    service: 'ssm',
    url: process.env.AWS_ENDPOINT_URL_SSM ?? `https://ssm.${env('AWS_REGION')}.amazonaws.com`,
    contentType: 'application/x-amz-json-1.1',
    headers: { 'x-amz-target': 'AmazonSSM.GetParameter' },
    body: JSON.stringify({ Name, WithDecryption: true }),
  });
  const answer = (await response.json()) as { __type?: string; Parameter?: { Value: string } };
  if (response.ok) return answer.Parameter?.Value ?? null;
  const type = answer.__type?.replace(/^.*#/, '');
  if (type !== 'ParameterNotFound') throw new Error(`The secret ${Name} cannot be read: ${type}`);
  logger.warn(`The secret ${Name} is not stored; docs/deploying.md says how to store it`);
  return null;
}

/**
 * Returns a secret of the deployment; null, with a warning in the log, if the secret is not stored. It is
 * read from AWS Systems Manager when it is first needed, and again after ten minutes.
 * @throws Error when Systems Manager refuses the request; the next call then tries again
 */
export function readSecret(secret: Secret): Promise<string | null> {
  const known = kept.get(secret);
  if (known && known.until > Date.now()) return known.value;
  const value = request(secret);
  kept.set(secret, { value, until: Date.now() + KEPT_MS });
  value.catch(() => kept.delete(secret));
  return value;
}
