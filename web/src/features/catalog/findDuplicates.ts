import { wholeName } from '../../../../model/search/wholeName';
import type { CatalogEntry } from './CatalogEntry';

/**
 * Returns the entries whose name another entry has too, as searches compare names: without differences of case, width,
 * kana, spaces and spelling. Entries with the same name follow each other.
 */
export function findDuplicates(entries: readonly CatalogEntry[]): CatalogEntry[] {
  const groups = new Map<string, CatalogEntry[]>();
  for (const entry of entries) {
    const name = wholeName(entry.name.normalize('NFKC'));
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return [...groups.values()].filter((group) => group.length > 1).flat();
}
