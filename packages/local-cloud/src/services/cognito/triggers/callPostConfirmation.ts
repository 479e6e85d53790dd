import type { Pool } from '../pool/Pool';
import type { UserRecord } from '../users/UserRecord';
import { callTrigger } from './callTrigger';

/**
 * Calls the trigger PostConfirmation after a user has been confirmed. If the trigger's Lambda function fails,
 * the returned promise rejects, but the user stays confirmed.
 */
export async function callPostConfirmation(
  pool: Pool,
  user: UserRecord,
  occasion: 'ConfirmSignUp' | 'ConfirmForgotPassword',
  clientId: string | null,
  clientMetadata: Record<string, string> | undefined,
): Promise<void> {
  await callTrigger(pool, {
    trigger: 'PostConfirmation',
    source: `PostConfirmation_${occasion}`,
    user,
    clientId,
    request: { clientMetadata },
  });
}
