import { text } from '../input/checks';
import { describeUser } from '../users/describeUser';
import { requireUser } from '../users/requireUser';
import { adminOperation } from './adminOperation';

export const adminGetUser = adminOperation({ Username: text }, (pool, given) => {
  const { Attributes: UserAttributes, ...user } = describeUser(requireUser(pool, given.Username));
  return { ...user, UserAttributes };
});
