import { integer, optional, text } from '../../input/checks';
import { describeUser } from '../../users/describeUser';
import { requireGroup } from '../../users/requireGroup';
import { adminOperation } from '../adminOperation';
import { readPage } from '../readPage';

const input = { GroupName: text, Limit: optional(integer), NextToken: optional(text) };

export const listUsersInGroup = adminOperation(input, (pool, given) => {
  const { name } = requireGroup(pool, given.GroupName);
  const members = pool.users.all().filter(({ groups }) => groups.includes(name));
  const { items, next } = readPage(members, given.Limit ?? 60, given.NextToken);
  return { Users: items.map(describeUser), NextToken: next };
});
