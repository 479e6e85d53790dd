import { ServiceError } from '../ServiceError';
import type { Check, Input, Shape } from './Check';

function refuse(value: unknown, path: string): never {
  if (value === null || value === undefined) {
    throw new ServiceError(
      'InvalidParameterException',
      `1 validation error detected: Value null at '${path}' failed to satisfy constraint: Member must not be null`,
    );
  }
  throw new ServiceError('SerializationException', `Unexpected value at '${path}'`);
}

export const text: Check<string> = (value, path) => (typeof value === 'string' ? value : refuse(value, path));

/**
 * A password in a request. AWS checks its form before it looks at the account or the password policy: at most
 * 256 characters, no white space (in the sense of Java: ASCII only) at its ends.
 */
export const passwordText: Check<string> = (value, path) => {
  const given = text(value, path);
  const constraint =
    given.length > 256
      ? 'Member must have length less than or equal to 256'
      : /^[^ \t\n\v\f\r]+.*[^ \t\n\v\f\r]+$/.test(given)
        ? null
        : 'Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$';
  if (constraint === null) return given;
  throw new ServiceError(
    'InvalidParameterException',
    `1 validation error detected: Value at '${path}' failed to satisfy constraint: ${constraint}`,
  );
};

export const flag: Check<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : refuse(value, path);

export const integer: Check<number> = (value, path) =>
  typeof value === 'number' && Number.isInteger(value) ? value : refuse(value, path);

export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value, path) =>
    value === null || value === undefined ? undefined : check(value, path);

export const list =
  <T>(check: Check<T>): Check<T[]> =>
  (value, path) =>
    Array.isArray(value)
      ? value.map((member: unknown, index) => check(member, `${path}.${index + 1}.member`))
      : refuse(value, path);

export const textMap: Check<Record<string, string>> = (value, path) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, member]) => [key, text(member, `${path}.${key}`)]))
    : refuse(value, path);

/** Validates the members of an object that are in `shape`. As in AWS, other members are ignored. */
export const structure =
  <S extends Shape>(shape: S): Check<Input<S>> =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(value, path);
    const given = value as Record<string, unknown>;
    const members = Object.entries(shape).map(([name, check]) => {
      const member = name.charAt(0).toLowerCase() + name.slice(1);
      return [name, check(given[name], path ? `${path}.${member}` : member)];
    });
    return Object.fromEntries(members) as Input<S>;
  };

/**
 * Validates a list of user attributes, `[{ Name, Value }]`, and returns the values by name. A missing value becomes
 * the empty string.
 */
export const attributes: Check<Record<string, string>> = (value, path) =>
  Object.fromEntries(
    list(structure({ Name: text, Value: optional(text) }))(value, path).map(({ Name, Value }) => [
      Name,
      Value ?? '',
    ]),
  );
