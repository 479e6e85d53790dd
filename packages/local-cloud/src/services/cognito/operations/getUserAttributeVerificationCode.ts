import { sendCode } from '../codes/sendCode';
import { optional, text, textMap } from '../input/checks';
import { ServiceError } from '../ServiceError';
import { requireAccess } from '../tokens/requireAccess';
import { assertVerifiable } from '../users/attributes/assertVerifiable';
import { operation } from './operation';

const input = { AccessToken: text, AttributeName: text, ClientMetadata: optional(textMap) };

export const getUserAttributeVerificationCode = operation(input, async (pool, given) => {
  const { user, client } = await requireAccess(pool, given.AccessToken);
  assertVerifiable(given.AttributeName);
  const to = user.pendingEmail ?? user.attributes.email;
  if (to === undefined) throw new ServiceError('InvalidParameterException', 'User does not have an email.');
  const details = { occasion: 'VerifyUserAttribute', clientId: client.id, to } as const;
  return {
    CodeDeliveryDetails: await sendCode(pool, user, 'email', {
      ...details,
      clientMetadata: given.ClientMetadata,
    }),
  };
});
