import { attributes, optional, text, textMap } from '../input/checks';
import { requireUser } from '../users/requireUser';
import { updateAttributes } from '../users/attributes/updateAttributes';
import { adminOperation } from './adminOperation';

const input = { Username: text, UserAttributes: attributes, ClientMetadata: optional(textMap) };

export const adminUpdateUserAttributes = adminOperation(input, async (pool, given) => {
  const caller = { clientId: null, clientMetadata: given.ClientMetadata };
  await updateAttributes(pool, requireUser(pool, given.Username), given.UserAttributes, caller);
  return {};
});
