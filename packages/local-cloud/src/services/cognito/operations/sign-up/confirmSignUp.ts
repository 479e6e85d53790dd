import { redeemCode } from '../../codes/redeemCode';
import { optional, text, textMap } from '../../input/checks';
import { requireClient } from '../../pool/requireClient';
import { ServiceError } from '../../ServiceError';
import { callPostConfirmation } from '../../triggers/callPostConfirmation';
import { assertUnconfirmed, confirmUser } from '../../users/confirmUser';
import { findForClient } from '../../users/findForClient';
import { operation } from '../operation';

const input = { ClientId: text, Username: text, ConfirmationCode: text, ClientMetadata: optional(textMap) };

export const confirmSignUp = operation(input, async (pool, given) => {
  const client = requireClient(pool, given.ClientId);
  const user = findForClient(pool, client, given.Username);
  if (!user) {
    throw new ServiceError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  }
  assertUnconfirmed(user);
  const confirmed = confirmUser(pool, redeemCode(pool, user, 'signUp', given.ConfirmationCode), true);
  await callPostConfirmation(pool, confirmed, 'ConfirmSignUp', client.id, given.ClientMetadata);
  return {};
});
