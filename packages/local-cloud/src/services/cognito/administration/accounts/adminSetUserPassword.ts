import { flag, optional, passwordText, text } from '../../input/checks';
import { requireUser } from '../../users/requireUser';
import { setPassword } from '../../users/setPassword';
import { adminOperation } from '../adminOperation';

const input = { Username: text, Password: passwordText, Permanent: optional(flag) };

export const adminSetUserPassword = adminOperation(input, async (pool, given) => {
  const user = requireUser(pool, given.Username);
  setPassword(pool, user, given.Password, given.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD');
  return {};
});
