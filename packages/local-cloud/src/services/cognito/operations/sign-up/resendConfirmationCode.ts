import { sendCode } from '../../codes/sendCode';
import { simulateDelivery } from '../../codes/simulateDelivery';
import { optional, text, textMap } from '../../input/checks';
import { requireClient } from '../../pool/requireClient';
import { ServiceError } from '../../ServiceError';
import { findForClient } from '../../users/findForClient';
import { operation } from '../operation';

const input = { ClientId: text, Username: text, ClientMetadata: optional(textMap) };

export const resendConfirmationCode = operation(input, async (pool, given) => {
  const client = requireClient(pool, given.ClientId);
  const user = findForClient(pool, client, given.Username);
  if (!user) return simulateDelivery(given.Username);
  if (user.status !== 'UNCONFIRMED') {
    throw new ServiceError('InvalidParameterException', 'User is already confirmed.');
  }
  if (!pool.configuration.verifiesEmail || user.attributes.email === undefined) {
    throw new ServiceError('InvalidParameterException', 'Auto verification not turned on.');
  }
  const details = {
    occasion: 'ResendCode',
    clientId: client.id,
    clientMetadata: given.ClientMetadata,
  } as const;
  return { CodeDeliveryDetails: await sendCode(pool, user, 'signUp', details) };
});
