import { text } from '../input/checks';
import { requireAccess } from '../tokens/requireAccess';
import { attributesOf } from '../users/attributes/attributesOf';
import { describeAttributes } from '../users/attributes/describeAttributes';
import { operation } from './operation';

export const getUser = operation({ AccessToken: text }, async (pool, given) => {
  const { user, client } = await requireAccess(pool, given.AccessToken);
  const readable = Object.entries(attributesOf(user)).filter(
    ([name]) => name === 'sub' || !client.readAttributes || client.readAttributes.has(name),
  );
  return { Username: user.username, UserAttributes: describeAttributes(Object.fromEntries(readable)) };
});
