import type { CatalogueQuery } from '../../generated/catalogue';
import { readStoredJson } from '../storage/readStoredJson';
import { stored } from '../storage/stored';

/** The number changes with the fields of the query, so that a release does not read what an earlier one stored. */
const KEY = 'catalogue.1';

/** How long the names are used without asking for changes, in milliseconds. Entries are rarely added. */
const FRESH = 6 * 3_600_000;

interface Kept {
  at: number;
  data: CatalogueQuery;
}

/** The names of occupations, prefectures and skills as this device last read them. */
export const keptCatalogue = {
  read(): { data: CatalogueQuery; isFresh: boolean } | null {
    const kept = readStoredJson(KEY) as Kept | null;
    if (!kept) return null;
    const age = Date.now() - kept.at;
    return { data: kept.data, isFresh: age >= 0 && age < FRESH };
  },
  write: (data: CatalogueQuery) => stored.device.set(KEY, JSON.stringify({ at: Date.now(), data })),
};
