import type { SynonymRule } from '../../../model/search/SynonymRule';

/** The row of the catalogue that has all published synonyms. */
export interface SynonymsRow {
  rules: SynonymRule[];
  updatedAt: string;
  version: number;
}

/**
 * Converts the row of the published synonyms to the form that the API returns. If nothing was published yet,
 * there is no row, and the list is empty.
 */
export const synonymsPage = (row: SynonymsRow | null) => ({
  rules: row?.rules ?? [],
  publishedAt: row?.updatedAt ?? null,
  version: row?.version ?? 0,
});
