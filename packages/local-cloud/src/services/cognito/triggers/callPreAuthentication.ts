import type { Pool } from '../pool/Pool';
import type { UserRecord } from '../users/UserRecord';
import { callTrigger } from './callTrigger';

/** Calls the trigger PreAuthentication, which may reject a sign-in before the password is checked. */
export async function callPreAuthentication(
  pool: Pool,
  user: UserRecord,
  clientId: string,
  clientMetadata: Record<string, string> | undefined,
): Promise<void> {
  await callTrigger(pool, {
    trigger: 'PreAuthentication',
    source: 'PreAuthentication_Authentication',
    user,
    clientId,
    request: { validationData: clientMetadata ?? null, userNotFound: false },
  });
}
