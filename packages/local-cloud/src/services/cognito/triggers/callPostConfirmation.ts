import type { Pool } from '../pool/Pool';
import type { UserRecord } from '../users/UserRecord';
import { callTrigger } from './callTrigger';

/** Tells the pool's function that a user is confirmed; when it fails, the caller fails but the user stays confirmed. */
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
