import { text } from '../../input/checks';
import { requireUser } from '../../users/requireUser';
import { adminOperation } from '../adminOperation';

/** The user cannot sign in any more, and existing sessions end. */
export const adminDisableUser = adminOperation({ Username: text }, (pool, given) => {
  const { sub } = requireUser(pool, given.Username);
  pool.users.update(sub, (user) => ({ ...user, enabled: false, modifiedAt: pool.now() }));
  pool.sessions.closeAll(sub);
  return {};
});
