import { redeemCode } from '../../codes/redeemCode';
import { sendCode } from '../../codes/sendCode';
import { simulateDelivery } from '../../codes/simulateDelivery';
import { optional, text, textMap } from '../../input/checks';
import { requireClient } from '../../pool/requireClient';
import { ServiceError } from '../../ServiceError';
import { callPostConfirmation } from '../../triggers/callPostConfirmation';
import { assertUnconfirmed, confirmUser } from '../../users/confirmUser';
import { findForClient } from '../../users/findForClient';
import { operation, type Operation } from '../operation';

/** The Cognito actions that confirm a sign-up with a code. */
export const confirmationOperations: Record<string, Operation> = {
  ConfirmSignUp: operation(
    { ClientId: text, Username: text, ConfirmationCode: text, ClientMetadata: optional(textMap) },
    async (pool, given) => {
      const client = requireClient(pool, given.ClientId);
      const user = findForClient(pool, client, given.Username);
      if (!user) {
        throw new ServiceError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
      }
      assertUnconfirmed(user);
      const confirmed = confirmUser(pool, redeemCode(pool, user, 'signUp', given.ConfirmationCode), true);
      await callPostConfirmation(pool, confirmed, 'ConfirmSignUp', client.id, given.ClientMetadata);
      return {};
    },
  ),
  ResendConfirmationCode: operation(
    { ClientId: text, Username: text, ClientMetadata: optional(textMap) },
    async (pool, given) => {
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
    },
  ),
};
