import { integer, list, optional, text } from '../input/checks';
import { describeUser } from '../users/describeUser';
import { adminOperation } from './adminOperation';
import { readPage } from './readPage';
import { ServiceError } from '../ServiceError';
import { attributesOf } from '../users/attributes/attributesOf';
import type { UserRecord } from '../users/UserRecord';

const form = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/;
const searchable = [
  'username',
  'email',
  'phone_number',
  'name',
  'given_name',
  'family_name',
  'preferred_username',
  'sub',
  'cognito:user_status',
  'status',
];
function valueOf(user: UserRecord, name: string): string | undefined {
  if (name === 'username') return user.username;
  if (name === 'cognito:user_status') return user.status;
  if (name === 'status') return user.enabled ? 'Enabled' : 'Disabled';
  return attributesOf(user)[name];
}
/**
 * Converts a filter of Cognito's ListUsers, such as `email = "a@example.com"` or `name ^= "A"`, to a function
 * that returns whether a user matches. If there is no filter, every user matches.
 * @throws InvalidParameterException for a filter that Cognito rejects
 */
function parseUserFilter(filter: string | undefined): (user: UserRecord) => boolean {
  if (!filter) return () => true;
  const [, name = '', operator, quoted = ''] = form.exec(filter) ?? [];
  if (!searchable.includes(name)) {
    throw new ServiceError('InvalidParameterException', `Error while parsing filter ${filter}`);
  }
  const wanted = quoted.replace(/\\(.)/g, '$1');
  const prefix = operator === '^=';
  return (user) => {
    const value = valueOf(user, name);
    return value !== undefined && (prefix ? value.startsWith(wanted) : value === wanted);
  };
}

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
