import { text } from '../../input/checks';
import { requireAccess } from '../../tokens/requireAccess';
import { operation } from '../operation';

export const globalSignOut = operation({ AccessToken: text }, async (pool, given) => {
  const { user } = await requireAccess(pool, given.AccessToken);
  pool.sessions.closeAll(user.sub);
  return {};
});
