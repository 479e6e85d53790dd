import { integer, optional, text } from '../input/checks';
import type { Operation } from '../operations/operation';
import { groupsOf } from '../tokens/groupsOf';
import { describeUser } from '../users/describeUser';
import { requireGroup } from '../users/requireGroup';
import { requireUser } from '../users/requireUser';
import { adminOperation } from './adminOperation';
import { readPage } from './readPage';

/** The Cognito actions for the groups of users. */
export const groupOperations: Record<string, Operation> = {
  AdminAddUserToGroup: adminOperation({ Username: text, GroupName: text }, (pool, given) => {
    const { sub } = requireUser(pool, given.Username);
    const { name } = requireGroup(pool, given.GroupName);
    pool.users.update(sub, (user) => ({ ...user, groups: [...new Set([...user.groups, name])] }));
    return {};
  }),
  AdminListGroupsForUser: adminOperation(
    { Username: text, Limit: optional(integer), NextToken: optional(text) },
    (pool, given) => {
      const { groups } = groupsOf(pool.configuration, requireUser(pool, given.Username));
      const { items, next } = readPage(groups, given.Limit ?? 60, given.NextToken);
      return {
        Groups: items.map((name) => {
          const { description, precedence, roleArn } = requireGroup(pool, name);
          return {
            GroupName: name,
            UserPoolId: pool.configuration.id,
            Description: description,
            Precedence: precedence,
            RoleArn: roleArn,
          };
        }),
        NextToken: next,
      };
    },
  ),
  AdminRemoveUserFromGroup: adminOperation({ Username: text, GroupName: text }, (pool, given) => {
    const { sub } = requireUser(pool, given.Username);
    const { name } = requireGroup(pool, given.GroupName);
    pool.users.update(sub, (user) => ({ ...user, groups: user.groups.filter((group) => group !== name) }));
    return {};
  }),
  ListUsersInGroup: adminOperation(
    { GroupName: text, Limit: optional(integer), NextToken: optional(text) },
    (pool, given) => {
      const { name } = requireGroup(pool, given.GroupName);
      const members = pool.users.all().filter(({ groups }) => groups.includes(name));
      const { items, next } = readPage(members, given.Limit ?? 60, given.NextToken);
      return { Users: items.map(describeUser), NextToken: next };
    },
  ),
};
