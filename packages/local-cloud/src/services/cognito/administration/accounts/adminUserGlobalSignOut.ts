import { text } from '../../input/checks';
import { requireUser } from '../../users/requireUser';
import { adminOperation } from '../adminOperation';

export const adminUserGlobalSignOut = adminOperation({ Username: text }, (pool, given) => {
  pool.sessions.closeAll(requireUser(pool, given.Username).sub);
  return {};
});
