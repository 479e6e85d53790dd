import { ServiceError } from '../ServiceError';
import { attributesOf } from '../users/attributesOf';
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
 * Whether a user matches a filter like `email = "a@example.com"` or `name ^= "A"`.
 * @throws InvalidParameterException for a filter that Cognito could not read either
 */
export function parseUserFilter(filter: string | undefined): (user: UserRecord) => boolean {
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
