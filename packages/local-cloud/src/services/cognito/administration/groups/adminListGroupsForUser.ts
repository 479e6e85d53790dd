import { integer, optional, text } from '../../input/checks';
import { groupsOf } from '../../tokens/groupsOf';
import { requireGroup } from '../../users/requireGroup';
import { requireUser } from '../../users/requireUser';
import { adminOperation } from '../adminOperation';
import { readPage } from '../readPage';

const input = { Username: text, Limit: optional(integer), NextToken: optional(text) };

export const adminListGroupsForUser = adminOperation(input, (pool, given) => {
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
});
