import { text } from '../../input/checks';
import { requireUser } from '../../users/requireUser';
import { adminOperation } from '../adminOperation';

/** Nobody signs in as this user any more, and who is signed in is so no longer. */
export const adminDisableUser = adminOperation({ Username: text }, (pool, given) => {
  const { sub } = requireUser(pool, given.Username);
  pool.users.update(sub, (user) => ({ ...user, enabled: false, modifiedAt: pool.now() }));
  pool.sessions.closeAll(sub);
  return {};
});
