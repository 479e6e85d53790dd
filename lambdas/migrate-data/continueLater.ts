import { env } from './needs';
import { signedFetch } from '../lib/signedFetch';
import type { MigrateRequest } from './MigrateRequest';

/**
 * Invokes the function migrate-data again, asynchronously, to do the work that remains when its time runs
 * out.
 */
export async function continueLater(request: MigrateRequest): Promise<void> {
  const endpoint = process.env.AWS_ENDPOINT_URL_LAMBDA ?? `https://lambda.${env('AWS_REGION')}.amazonaws.com`;
  const response = await signedFetch({
    service: 'lambda',
    url: `${endpoint}/2015-03-31/functions/${env('AWS_LAMBDA_FUNCTION_NAME')}/invocations`,
    headers: { 'x-amz-invocation-type': 'Event' },
    body: JSON.stringify(request),
  });
  if (!response.ok) throw new Error(`Lambda answered ${response.status}: ${await response.text()}`);
}
