import { assertWithinLimit, recordAttempt } from '../codes/attempts';
import { redeemCode } from '../codes/redeemCode';
import { sendCode } from '../codes/sendCode';
import { attributes, optional, passwordText, text, textMap } from '../input/checks';
import { assertPassword } from '../passwords/assertPassword';
import { isPassword } from '../passwords/isPassword';
import { wrongPassword } from '../passwords/recordSignIn';
import { ServiceError } from '../ServiceError';
import { requireAccess } from '../tokens/requireAccess';
import { assertEmailFree } from '../users/assertEmailFree';
import { assertVerifiable } from '../users/attributes/assertVerifiable';
import { assertWritable } from '../users/attributes/assertWritable';
import { attributesOf } from '../users/attributes/attributesOf';
import { describeAttributes } from '../users/attributes/describeAttributes';
import { updateAttributes } from '../users/attributes/updateAttributes';
import { removeUser } from '../users/removeUser';
import { setPassword } from '../users/setPassword';
import { operation, type Operation } from './operation';

/** The Cognito actions with which users manage their own account. They authenticate with an access token. */
export const ownAccountOperations: Record<string, Operation> = {
  ChangePassword: operation(
    { AccessToken: text, PreviousPassword: passwordText, ProposedPassword: passwordText },
    async (pool, given) => {
      const { user } = await requireAccess(pool, given.AccessToken);
      const deed = { kind: 'changePassword', of: 'own' } as const;
      assertWithinLimit(user, deed, pool.now());
      assertPassword(pool.configuration.passwordPolicy, given.ProposedPassword);
      pool.users.update(user.sub, (current) => recordAttempt(current, deed, pool.now()));
      if (!isPassword(pool, user, given.PreviousPassword)) throw wrongPassword();
      setPassword(pool, user, given.ProposedPassword, user.status);
      return {};
    },
  ),
  DeleteUser: operation({ AccessToken: text }, async (pool, given) => {
    const { user } = await requireAccess(pool, given.AccessToken);
    removeUser(pool, user);
    return {};
  }),
  GetUser: operation({ AccessToken: text }, async (pool, given) => {
    const { user, client } = await requireAccess(pool, given.AccessToken);
    const readable = Object.entries(attributesOf(user)).filter(
      ([name]) => name === 'sub' || !client.readAttributes || client.readAttributes.has(name),
    );
    return { Username: user.username, UserAttributes: describeAttributes(Object.fromEntries(readable)) };
  }),
  GetUserAttributeVerificationCode: operation(
    { AccessToken: text, AttributeName: text, ClientMetadata: optional(textMap) },
    async (pool, given) => {
      const { user, client } = await requireAccess(pool, given.AccessToken);
      assertVerifiable(given.AttributeName);
      const to = user.pendingEmail ?? user.attributes.email;
      if (to === undefined)
        throw new ServiceError('InvalidParameterException', 'User does not have an email.');
      const details = { occasion: 'VerifyUserAttribute', clientId: client.id, to } as const;
      return {
        CodeDeliveryDetails: await sendCode(pool, user, 'email', {
          ...details,
          clientMetadata: given.ClientMetadata,
        }),
      };
    },
  ),
  GlobalSignOut: operation({ AccessToken: text }, async (pool, given) => {
    const { user } = await requireAccess(pool, given.AccessToken);
    pool.sessions.closeAll(user.sub);
    return {};
  }),
  UpdateUserAttributes: operation(
    { AccessToken: text, UserAttributes: attributes, ClientMetadata: optional(textMap) },
    async (pool, given) => {
      const { user, client } = await requireAccess(pool, given.AccessToken);
      assertWritable(client, given.UserAttributes);
      const caller = { clientId: client.id, clientMetadata: given.ClientMetadata };
      return { CodeDeliveryDetailsList: await updateAttributes(pool, user, given.UserAttributes, caller) };
    },
  ),
  VerifyUserAttribute: operation(
    { AccessToken: text, AttributeName: text, Code: text },
    async (pool, given) => {
      const { user } = await requireAccess(pool, given.AccessToken);
      assertVerifiable(given.AttributeName);
      if (user.pendingEmail !== null) assertEmailFree(pool, user, user.pendingEmail);
      redeemCode(pool, user, 'email', given.Code);
      pool.users.update(user.sub, (current) => ({
        ...current,
        attributes: {
          ...current.attributes,
          ...(current.pendingEmail !== null && { email: current.pendingEmail }),
          email_verified: 'true',
        },
        pendingEmail: null,
        modifiedAt: pool.now(),
      }));
      return {};
    },
  ),
};
