import type { BundledEntity } from '../../model/BundledEntity';
import type { Sources } from './Sources';

/**
 * Updates a stored list of references to catalogue entries, `{ id, name }`: returns it with the entries'
 * current names. An entry that is no longer in the catalogue keeps the stored name.
 */
export async function currentEntries(
  list: unknown,
  catalogue: BundledEntity,
  sources: Sources,
): Promise<unknown> {
  if (!Array.isArray(list)) return list ?? null;
  const entries = list as { id: string; name: unknown }[];
  return Promise.all(
    entries.map(async (entry) => {
      const found = await sources.of(catalogue, entry.id);
      return found ? { id: entry.id, name: found.name } : entry;
    }),
  );
}
