import { text } from '../input/checks';
import { requireAccess } from '../tokens/requireAccess';
import { removeUser } from '../users/removeUser';
import { operation } from './operation';

export const deleteUser = operation({ AccessToken: text }, async (pool, given) => {
  const { user } = await requireAccess(pool, given.AccessToken);
  removeUser(pool, user);
  return {};
});
