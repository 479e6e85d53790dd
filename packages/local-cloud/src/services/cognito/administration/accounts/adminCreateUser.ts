import { attributes, flag, list, optional, passwordText, text, textMap } from '../../input/checks';
import { assertPassword } from '../../passwords/assertPassword';
import { createPassword } from '../../passwords/createPassword';
import { createTemporaryPassword } from '../../passwords/createTemporaryPassword';
import { ServiceError } from '../../ServiceError';
import { callPreSignUp } from '../../triggers/callPreSignUp';
import { assertAttributes } from '../../users/attributes/assertAttributes';
import { assertUsername } from '../../users/assertUsername';
import { describeUser } from '../../users/describeUser';
import { assertFree, insertUser } from '../../users/insertUser';
import { createUser } from '../../users/createUser';
import type { UserRecord } from '../../users/UserRecord';
import { adminOperation } from '../adminOperation';
import { invite, inviteAgain } from './invite';

const input = {
  Username: text,
  UserAttributes: optional(attributes),
  ValidationData: optional(attributes),
  TemporaryPassword: optional(passwordText),
  ForceAliasCreation: optional(flag),
  MessageAction: optional(text),
  DesiredDeliveryMediums: optional(list(text)),
  ClientMetadata: optional(textMap),
};

export const adminCreateUser = adminOperation(input, async (pool, given) => {
  const {
    Username: login,
    UserAttributes = {},
    MessageAction: action,
    ClientMetadata: clientMetadata,
  } = given;
  if (action !== undefined && !['RESEND', 'SUPPRESS'].includes(action)) {
    throw new ServiceError('InvalidParameterException', `Unknown MessageAction ${action}`);
  }
  const policy = pool.configuration.passwordPolicy;
  const password = given.TemporaryPassword ?? createTemporaryPassword(policy);
  assertPassword(policy, password);
  // The default is SMS, which this pool does not send.
  const wantsMail = given.DesiredDeliveryMediums?.includes('EMAIL') ?? false;
  if (action === 'RESEND') return inviteAgain(pool, login, password, { clientMetadata, wantsMail });
  assertUsername(pool, login);
  assertAttributes(pool, UserAttributes);
  assertFree(pool, login);
  const draft = createUser(pool, login, UserAttributes, 'FORCE_CHANGE_PASSWORD');
  const { verifiesEmail } = await callPreSignUp(pool, draft, {
    clientId: null,
    validationData: given.ValidationData,
    clientMetadata,
  });
  const user: UserRecord = {
    ...draft,
    password: createPassword(pool, draft.username, password),
    attributes: verifiesEmail ? { ...draft.attributes, email_verified: 'true' } : draft.attributes,
  };
  insertUser(pool, user, login);
  if (action !== 'SUPPRESS' && wantsMail) await invite(pool, user, password, clientMetadata);
  return { User: describeUser(user) };
});
