import { attributes, optional, text, textMap } from '../input/checks';
import { requireAccess } from '../tokens/requireAccess';
import { assertWritable } from '../users/attributes/assertWritable';
import { updateAttributes } from '../users/attributes/updateAttributes';
import { operation } from './operation';

const input = { AccessToken: text, UserAttributes: attributes, ClientMetadata: optional(textMap) };

export const updateUserAttributes = operation(input, async (pool, given) => {
  const { user, client } = await requireAccess(pool, given.AccessToken);
  assertWritable(client, given.UserAttributes);
  const caller = { clientId: client.id, clientMetadata: given.ClientMetadata };
  return { CodeDeliveryDetailsList: await updateAttributes(pool, user, given.UserAttributes, caller) };
});
