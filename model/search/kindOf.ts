import type { Kind, Searchable } from './Searchable';

/** Returns the kind of a field; undefined if the field cannot be searched. */
export function kindOf({ kinds }: Searchable, field: string): Kind | undefined {
  return (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].split(' ').includes(field))[0];
}
