import { integer, list, optional, text } from '../input/checks';
import { describeUser } from '../users/describeUser';
import { adminOperation } from './adminOperation';
import { page } from './page';
import { userFilter } from './userFilter';

const input = {
  Filter: optional(text),
  AttributesToGet: optional(list(text)),
  Limit: optional(integer),
  PaginationToken: optional(text),
};

export const listUsers = adminOperation(input, (pool, given) => {
  const matching = pool.users.all().filter(userFilter(given.Filter));
  const { items, next } = page(matching, given.Limit ?? 60, given.PaginationToken);
  const wanted = given.AttributesToGet;
  const Users = items.map(describeUser).map((user) => ({
    ...user,
    Attributes: user.Attributes.filter(({ Name }) => !wanted || wanted.includes(Name)),
  }));
  return { Users, PaginationToken: next };
});
