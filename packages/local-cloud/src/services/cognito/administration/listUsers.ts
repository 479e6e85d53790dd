import { integer, list, optional, text } from '../input/checks';
import { describeUser } from '../users/describeUser';
import { adminOperation } from './adminOperation';
import { readPage } from './readPage';
import { parseUserFilter } from './parseUserFilter';

const input = {
  Filter: optional(text),
  AttributesToGet: optional(list(text)),
  Limit: optional(integer),
  PaginationToken: optional(text),
};

export const listUsers = adminOperation(input, (pool, given) => {
  const matching = pool.users.all().filter(parseUserFilter(given.Filter));
  const { items, next } = readPage(matching, given.Limit ?? 60, given.PaginationToken);
  const wanted = given.AttributesToGet;
  const Users = items.map(describeUser).map((user) => ({
    ...user,
    Attributes: user.Attributes.filter(({ Name }) => !wanted || wanted.includes(Name)),
  }));
  return { Users, PaginationToken: next };
});
