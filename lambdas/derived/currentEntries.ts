import type { Entity } from '../../model/Entity';
import type { Sources } from './Sources';

/**
 * Returns a list of `{ id, name }` with the current names of the catalogue entries. An entry that has been deleted from
 * the catalogue keeps its last name.
 */
export async function currentEntries(list: unknown, catalogue: Entity, sources: Sources): Promise<unknown> {
  if (!Array.isArray(list)) return list ?? null;
  const entries = list as { id: string; name: unknown }[];
  return Promise.all(
    entries.map(async (entry) => {
      const found = await sources.of(catalogue, entry.id);
      return found ? { id: entry.id, name: found.name } : entry;
    }),
  );
}
