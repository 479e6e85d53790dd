/**
 * Yields all texts and numbers in a value, each with its path, for example `items.name`; all elements of a
 * list have the list's path. Names of members below the top level are yielded too if they have more than 20
 * characters, because they may be ids.
 */
export function* textsOf(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string' || typeof value === 'number') yield [path, String(value)];
  else if (value instanceof Set || Array.isArray(value))
    for (const each of value as Iterable<unknown>) yield* textsOf(each, path);
  else if (value && typeof value === 'object')
    for (const [name, each] of Object.entries(value)) {
      if (path !== '' && name.length > 20) yield [path, name];
      yield* textsOf(each, path === '' ? name : `${path}.${name}`);
    }
}
