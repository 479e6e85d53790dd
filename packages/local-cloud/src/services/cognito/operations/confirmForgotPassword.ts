import { redeemCode } from '../codes/redeemCode';
import { optional, passwordText, text, textMap } from '../input/checks';
import { assertPassword } from '../passwords/assertPassword';
import { requireClient } from '../pool/requireClient';
import { ServiceError } from '../ServiceError';
import { callPostConfirmation } from '../triggers/callPostConfirmation';
import { findForClient } from '../users/findForClient';
import { setPassword } from '../users/setPassword';
import { operation } from './operation';

const input = {
  ClientId: text,
  Username: text,
  ConfirmationCode: text,
  Password: passwordText,
  ClientMetadata: optional(textMap),
};

export const confirmForgotPassword = operation(input, async (pool, given) => {
  const client = requireClient(pool, given.ClientId);
  const user = findForClient(pool, client, given.Username);
  assertPassword(pool.configuration.passwordPolicy, given.Password);
  if (!user) {
    throw new ServiceError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  }
  if (!user.enabled) throw new ServiceError('NotAuthorizedException', 'User is disabled.');
  const known = redeemCode(pool, user, 'reset', given.ConfirmationCode);
  const changed = setPassword(pool, known, given.Password, 'CONFIRMED');
  await callPostConfirmation(pool, changed, 'ConfirmForgotPassword', client.id, given.ClientMetadata);
  return {};
});
