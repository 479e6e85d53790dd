import { sendCode } from '../../codes/sendCode';
import { attributes, optional, passwordText, text, textMap } from '../../input/checks';
import { assertPassword } from '../../passwords/assertPassword';
import { createPassword } from '../../passwords/createPassword';
import type { Pool } from '../../pool/Pool';
import { requireClient } from '../../pool/requireClient';
import { ServiceError } from '../../ServiceError';
import { callPostConfirmation } from '../../triggers/callPostConfirmation';
import { callPreSignUp } from '../../triggers/callPreSignUp';
import { assertAttributes } from '../../users/attributes/assertAttributes';
import { assertRequired } from '../../users/attributes/assertRequired';
import { assertUsername } from '../../users/assertUsername';
import { assertWritable } from '../../users/attributes/assertWritable';
import { confirmUser } from '../../users/confirmUser';
import { assertFree, insertUser } from '../../users/insertUser';
import { createUser } from '../../users/createUser';
import { operation } from '../operation';

const input = {
  ClientId: text,
  Username: text,
  Password: passwordText,
  UserAttributes: optional(attributes),
  ValidationData: optional(attributes),
  ClientMetadata: optional(textMap),
};

function assertOpen(pool: Pool): void {
  if (pool.configuration.onlyAdministratorsCreate) {
    throw new ServiceError('NotAuthorizedException', 'SignUp is not permitted for this user pool');
  }
}

export const signUp = operation(input, async (pool, given) => {
  const client = requireClient(pool, given.ClientId);
  assertOpen(pool);
  const { Username: login, Password: password, UserAttributes = {}, ClientMetadata: clientMetadata } = given;
  assertUsername(pool, login);
  assertPassword(pool.configuration.passwordPolicy, password);
  assertWritable(client, UserAttributes);
  assertAttributes(pool, UserAttributes);
  assertFree(pool, login);
  const draft = createUser(pool, login, UserAttributes, 'UNCONFIRMED');
  assertRequired(pool, draft.attributes);
  const decision = await callPreSignUp(pool, draft, {
    clientId: client.id,
    validationData: given.ValidationData,
    clientMetadata,
  });
  const record = createPassword(pool, draft.username, password);
  const user = { ...draft, password: record };
  insertUser(pool, user, login);
  const answer = { UserConfirmed: decision.confirms, UserSub: user.sub };
  if (decision.confirms) {
    const confirmed = confirmUser(pool, user, decision.verifiesEmail);
    await callPostConfirmation(pool, confirmed, 'ConfirmSignUp', client.id, clientMetadata);
    return answer;
  }
  if (!pool.configuration.verifiesEmail || user.attributes.email === undefined) return answer;
  const delivery = { occasion: 'SignUp', clientId: client.id, clientMetadata } as const;
  return { ...answer, CodeDeliveryDetails: await sendCode(pool, user, 'signUp', delivery) };
});
