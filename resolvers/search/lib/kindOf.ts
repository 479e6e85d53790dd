import type { Kind, Searchable } from './Searchable';

/** The kind of a field; undefined for what nobody may ask for. */
export function kindOf({ kinds }: Searchable, field: string): Kind | undefined {
  return (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].split(' ').includes(field))[0];
}
