import { text } from '../../input/checks';
import { removeUser } from '../../users/removeUser';
import { requireUser } from '../../users/requireUser';
import { adminOperation } from '../adminOperation';

export const adminDeleteUser = adminOperation({ Username: text }, (pool, given) => {
  removeUser(pool, requireUser(pool, given.Username));
  return {};
});
