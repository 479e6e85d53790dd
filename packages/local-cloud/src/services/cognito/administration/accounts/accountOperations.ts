import { sendCode } from '../../codes/sendCode';
import { attributes, flag, list, optional, passwordText, text, textMap } from '../../input/checks';
import type { Operation } from '../../operations/operation';
import { ServiceError } from '../../ServiceError';
import { callPostConfirmation } from '../../triggers/callPostConfirmation';
import { updateAttributes } from '../../users/attributes/updateAttributes';
import { assertUnconfirmed, confirmUser } from '../../users/confirmUser';
import { describeUser } from '../../users/describeUser';
import { removeUser } from '../../users/removeUser';
import { requireUser } from '../../users/requireUser';
import { setPassword } from '../../users/setPassword';
import { adminOperation } from '../adminOperation';

/** The Cognito actions with which administrators read and change one user. */
export const accountOperations: Record<string, Operation> = {
  /**
   * Emulates Cognito's AdminConfirmSignUp, which confirms a user without a code. The user's email stays
   * unverified.
   */
  AdminConfirmSignUp: adminOperation(
    { Username: text, ClientMetadata: optional(textMap) },
    async (pool, given) => {
      const user = requireUser(pool, given.Username);
      assertUnconfirmed(user);
      await callPostConfirmation(
        pool,
        confirmUser(pool, user, false),
        'ConfirmSignUp',
        null,
        given.ClientMetadata,
      );
      return {};
    },
  ),
  AdminDeleteUser: adminOperation({ Username: text }, (pool, given) => {
    removeUser(pool, requireUser(pool, given.Username));
    return {};
  }),
  AdminDeleteUserAttributes: adminOperation(
    { Username: text, UserAttributeNames: list(text) },
    async (pool, given) => {
      const removed = Object.fromEntries(given.UserAttributeNames.map((name) => [name, '']));
      const caller = { clientId: null, clientMetadata: undefined };
      await updateAttributes(pool, requireUser(pool, given.Username), removed, caller);
      return {};
    },
  ),
  /** Emulates Cognito's AdminDisableUser: the user cannot sign in any more, and the user's sessions end. */
  AdminDisableUser: adminOperation({ Username: text }, (pool, given) => {
    const { sub } = requireUser(pool, given.Username);
    pool.users.update(sub, (user) => ({ ...user, enabled: false, modifiedAt: pool.now() }));
    pool.sessions.closeAll(sub);
    return {};
  }),
  AdminEnableUser: adminOperation({ Username: text }, (pool, given) => {
    const { sub } = requireUser(pool, given.Username);
    pool.users.update(sub, (user) => ({ ...user, enabled: true, modifiedAt: pool.now() }));
    return {};
  }),
  AdminGetUser: adminOperation({ Username: text }, (pool, given) => {
    const { Attributes: UserAttributes, ...user } = describeUser(requireUser(pool, given.Username));
    return { ...user, UserAttributes };
  }),
  /**
   * Emulates Cognito's AdminResetUserPassword, which deletes a user's password and mails a code with which the
   * user can set a new one.
   */
  AdminResetUserPassword: adminOperation(
    { Username: text, ClientMetadata: optional(textMap) },
    async (pool, given) => {
      const user = requireUser(pool, given.Username);
      if (user.status === 'FORCE_CHANGE_PASSWORD') {
        throw new ServiceError(
          'NotAuthorizedException',
          'User password cannot be reset in the current state.',
        );
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
    },
  ),
  AdminSetUserPassword: adminOperation(
    { Username: text, Password: passwordText, Permanent: optional(flag) },
    async (pool, given) => {
      const user = requireUser(pool, given.Username);
      setPassword(pool, user, given.Password, given.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD');
      return {};
    },
  ),
  AdminUpdateUserAttributes: adminOperation(
    { Username: text, UserAttributes: attributes, ClientMetadata: optional(textMap) },
    async (pool, given) => {
      const caller = { clientId: null, clientMetadata: given.ClientMetadata };
      await updateAttributes(pool, requireUser(pool, given.Username), given.UserAttributes, caller);
      return {};
    },
  ),
  AdminUserGlobalSignOut: adminOperation({ Username: text }, (pool, given) => {
    pool.sessions.closeAll(requireUser(pool, given.Username).sub);
    return {};
  }),
};
