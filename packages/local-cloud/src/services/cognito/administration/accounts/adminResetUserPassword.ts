import { sendCode } from '../../codes/sendCode';
import { optional, text, textMap } from '../../input/checks';
import { ServiceError } from '../../ServiceError';
import { requireUser } from '../../users/requireUser';
import { adminOperation } from '../adminOperation';

const input = { Username: text, ClientMetadata: optional(textMap) };

/**
 * Emulates Cognito's AdminResetUserPassword, which deletes a user's password and mails a code with which the
 * user can set a new one.
 */
export const adminResetUserPassword = adminOperation(input, async (pool, given) => {
  const user = requireUser(pool, given.Username);
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    throw new ServiceError('NotAuthorizedException', 'User password cannot be reset in the current state.');
  }
  if (user.attributes.email_verified !== 'true') {
    throw new ServiceError(
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  }
  const reset = pool.users.update(user.sub, (current) => ({
    ...current,
    status: 'RESET_REQUIRED',
    password: null,
    modifiedAt: pool.now(),
  }));
  const details = {
    occasion: 'ForgotPassword',
    clientId: null,
    clientMetadata: given.ClientMetadata,
  } as const;
  await sendCode(pool, reset, 'reset', details);
  return {};
});
