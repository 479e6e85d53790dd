import type { CatalogueQuery } from '../../generated/catalogue';
import { readStoredJson } from '../storage/readStoredJson';
import { stored } from '../storage/stored';

/**
 * The key in localStorage under which the names of catalogue entries are stored. Increase its number when the
 * fields of the query change, so that a new release does not read data of an old shape.
 */
const KEY = 'catalogue.1';

/**
 * How long stored names are used without a new query, in milliseconds (6 hours). Catalogues rarely change.
 */
const FRESH = 6 * 3_600_000;

interface Kept {
  at: number;
  data: CatalogueQuery;
}

/** The names of occupations, prefectures and skills, as this device last loaded and stored them. */
export const keptCatalogue = {
  read(): { data: CatalogueQuery; isFresh: boolean } | null {
    const kept = readStoredJson(KEY) as Kept | null;
    if (!kept) return null;
    const age = Date.now() - kept.at;
    return { data: kept.data, isFresh: age >= 0 && age < FRESH };
  },
  write: (data: CatalogueQuery) => stored.device.set(KEY, JSON.stringify({ at: Date.now(), data })),
};
