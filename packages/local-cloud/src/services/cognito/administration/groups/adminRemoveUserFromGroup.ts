import { text } from '../../input/checks';
import { requireGroup } from '../../users/requireGroup';
import { requireUser } from '../../users/requireUser';
import { adminOperation } from '../adminOperation';

export const adminRemoveUserFromGroup = adminOperation({ Username: text, GroupName: text }, (pool, given) => {
  const { sub } = requireUser(pool, given.Username);
  const { name } = requireGroup(pool, given.GroupName);
  pool.users.update(sub, (user) => ({ ...user, groups: user.groups.filter((group) => group !== name) }));
  return {};
});
