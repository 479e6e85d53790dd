import { sendCode } from '../codes/sendCode';
import { simulateDelivery } from '../codes/simulateDelivery';
import { optional, text, textMap } from '../input/checks';
import type { Pool } from '../pool/Pool';
import { requireClient } from '../pool/requireClient';
import { ServiceError } from '../ServiceError';
import { findForClient } from '../users/findForClient';
import type { UserRecord } from '../users/UserRecord';
import { operation } from './operation';

const input = { ClientId: text, Username: text, ClientMetadata: optional(textMap) };

function assertRecoverable(pool: Pool, user: UserRecord): void {
  if (!user.enabled) throw new ServiceError('NotAuthorizedException', 'User is disabled.');
  if (!pool.configuration.recoversByEmail) {
    throw new ServiceError('NotAuthorizedException', 'Contact administrator to reset password.');
  }
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    throw new ServiceError('NotAuthorizedException', 'User password cannot be reset in the current state.');
  }
  if (user.attributes.email_verified !== 'true') {
    throw new ServiceError(
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  }
}

export const forgotPassword = operation(input, async (pool, given) => {
  const client = requireClient(pool, given.ClientId);
  const user = findForClient(pool, client, given.Username);
  if (!user) return simulateDelivery(given.Username);
  assertRecoverable(pool, user);
  const details = {
    occasion: 'ForgotPassword',
    clientId: client.id,
    clientMetadata: given.ClientMetadata,
  } as const;
  return { CodeDeliveryDetails: await sendCode(pool, user, 'reset', details) };
});
