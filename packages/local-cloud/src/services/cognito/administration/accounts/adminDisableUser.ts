import { text } from '../../input/checks';
import { requireUser } from '../../users/requireUser';
import { adminOperation } from '../adminOperation';

/** Emulates Cognito's AdminDisableUser: the user cannot sign in any more, and the user's sessions end. */
export const adminDisableUser = adminOperation({ Username: text }, (pool, given) => {
  const { sub } = requireUser(pool, given.Username);
  pool.users.update(sub, (user) => ({ ...user, enabled: false, modifiedAt: pool.now() }));
  pool.sessions.closeAll(sub);
  return {};
});
