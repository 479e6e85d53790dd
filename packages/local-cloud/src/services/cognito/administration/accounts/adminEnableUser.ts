import { text } from '../../input/checks';
import { requireUser } from '../../users/requireUser';
import { adminOperation } from '../adminOperation';

export const adminEnableUser = adminOperation({ Username: text }, (pool, given) => {
  const { sub } = requireUser(pool, given.Username);
  pool.users.update(sub, (user) => ({ ...user, enabled: true, modifiedAt: pool.now() }));
  return {};
});
