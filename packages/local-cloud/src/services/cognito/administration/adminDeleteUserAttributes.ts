import { list, text } from '../input/checks';
import { requireUser } from '../users/requireUser';
import { updateAttributes } from '../users/attributes/updateAttributes';
import { adminOperation } from './adminOperation';

const input = { Username: text, UserAttributeNames: list(text) };

export const adminDeleteUserAttributes = adminOperation(input, async (pool, given) => {
  const removed = Object.fromEntries(given.UserAttributeNames.map((name) => [name, '']));
  const caller = { clientId: null, clientMetadata: undefined };
  await updateAttributes(pool, requireUser(pool, given.Username), removed, caller);
  return {};
});
