import { list, text } from '../input/checks';
import { requireAccess } from '../tokens/requireAccess';
import { assertWritable } from '../users/assertWritable';
import { updateAttributes } from '../users/updateAttributes';
import { operation } from './operation';

const input = { AccessToken: text, UserAttributeNames: list(text) };

export const deleteUserAttributes = operation(input, async (pool, given) => {
  const { user, client } = await requireAccess(pool, given.AccessToken);
  const removed = Object.fromEntries(given.UserAttributeNames.map((name) => [name, '']));
  assertWritable(client, removed);
  await updateAttributes(pool, user, removed, { clientId: client.id, clientMetadata: undefined });
  return {};
});
