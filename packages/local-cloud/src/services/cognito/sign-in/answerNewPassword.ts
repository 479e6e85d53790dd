import type { ClientConfiguration } from '../configuration/ClientConfiguration';
import { passwordText } from '../input/checks';
import { assertMaySignIn } from '../passwords/assertMaySignIn';
import { assertPassword } from '../passwords/assertPassword';
import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import { assertAttributes } from '../users/attributes/assertAttributes';
import { assertEmailFree } from '../users/assertEmailFree';
import { assertRequired } from '../users/attributes/assertRequired';
import { assertWritable } from '../users/attributes/assertWritable';
import { mergeAttributes } from '../users/attributes/mergeAttributes';
import { setPassword } from '../users/setPassword';
import { requireParameter } from './requireParameter';
import { signIn } from './signIn';

const prefix = 'userAttributes.';

function attributesIn(responses: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(responses)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );
}

/**
 * Handles the response to the challenge NEW_PASSWORD_REQUIRED, with which an invited user sets a new password
 * and any attributes. Required attributes that the user does not have yet must be among them. Then signs the
 * user in.
 */
export async function answerNewPassword(
  pool: Pool,
  client: ClientConfiguration,
  responses: Record<string, string>,
  session: string,
  clientMetadata: Record<string, string> | undefined,
) {
  const challenge = pool.newPasswords.find(session);
  const user = challenge && pool.users.get(challenge.sub);
  if (challenge?.clientId !== client.id || user?.status !== 'FORCE_CHANGE_PASSWORD') {
    throw new ServiceError('NotAuthorizedException', 'Invalid session for the user, session is expired.');
  }
  assertMaySignIn(pool, user);
  const password = passwordText(requireParameter(responses, 'NEW_PASSWORD'), 'password');
  const attributes = attributesIn(responses);
  assertPassword(pool.configuration.passwordPolicy, password);
  assertWritable(client, attributes);
  assertAttributes(pool, attributes);
  assertRequired(pool, mergeAttributes(user.attributes, attributes));
  if (attributes.email !== undefined) assertEmailFree(pool, user, attributes.email);
  pool.newPasswords.close(session);
  pool.users.update(user.sub, (current) => ({
    ...current,
    attributes: mergeAttributes(current.attributes, attributes),
  }));
  const changed = setPassword(pool, user, password, 'CONFIRMED');
  return signIn(pool, changed, client, 'NewPasswordChallenge', clientMetadata);
}
