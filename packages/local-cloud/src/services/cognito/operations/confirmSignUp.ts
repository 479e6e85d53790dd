import { useCode } from '../codes/useCode';
import { optional, text, textMap } from '../input/checks';
import { requireClient } from '../pool/requireClient';
import { ServiceError } from '../ServiceError';
import { postConfirmation } from '../triggers/postConfirmation';
import { assertUnconfirmed, confirmUser } from '../users/confirmUser';
import { findForClient } from '../users/findForClient';
import { operation } from './operation';

const input = { ClientId: text, Username: text, ConfirmationCode: text, ClientMetadata: optional(textMap) };

export const confirmSignUp = operation(input, async (pool, given) => {
  const client = requireClient(pool, given.ClientId);
  const user = findForClient(pool, client, given.Username);
  if (!user) {
    throw new ServiceError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  }
  assertUnconfirmed(user);
  const confirmed = confirmUser(pool, useCode(pool, user, 'signUp', given.ConfirmationCode), true);
  await postConfirmation(pool, confirmed, 'ConfirmSignUp', client.id, given.ClientMetadata);
  return {};
});
