import type { Pool } from '../pool/Pool';
import type { UserRecord } from '../users/UserRecord';
import { callTrigger } from './callTrigger';

/**
 * Calls the trigger PreSignUp, which may reject a new user. Returns whether the trigger confirms the user at
 * once, and whether it marks the user's email as verified.
 * @param details `clientId` is null if an administrator creates the user; the two other members are data that
 * the caller has sent for the trigger
 */
export async function callPreSignUp(
  pool: Pool,
  user: UserRecord,
  details: {
    clientId: string | null;
    validationData: Record<string, string> | undefined;
    clientMetadata: Record<string, string> | undefined;
  },
): Promise<{ confirms: boolean; verifiesEmail: boolean }> {
  const response = await callTrigger(pool, {
    trigger: 'PreSignUp',
    source: details.clientId === null ? 'PreSignUp_AdminCreateUser' : 'PreSignUp_SignUp',
    user,
    clientId: details.clientId,
    attributes: user.attributes,
    request: { validationData: details.validationData ?? null, clientMetadata: details.clientMetadata },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });
  return { confirms: response.autoConfirmUser === true, verifiesEmail: response.autoVerifyEmail === true };
}
