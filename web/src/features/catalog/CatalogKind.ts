import type { DocumentNode } from '@apollo/client';
import type { UsedCatalogue } from '../../generated/schema';
import type { Limit } from '../../../../model/Limit';

/** The fields of catalogue entries, besides the name, that administrators can edit. */
export type FurtherField = 'kana' | 'lead' | 'area';

/**
 * How the screen /admin/catalog reads and writes one catalogue. In the GraphQL documents, the results have
 * the aliases `entries`, `saved` and `removed`.
 */
export interface CatalogKind {
  list: DocumentNode;
  create: DocumentNode;
  update: DocumentNode;
  /** The name of the catalogue in the API, if the API counts how often its entries are used. */
  uses?: UsedCatalogue;
  /** The mutation that deletes an entry; absent if the API cannot delete entries of this catalogue. */
  remove?: DocumentNode;
  /** The fields that entries of this catalogue have besides the name. */
  further: readonly FurtherField[];
  limits: Readonly<Record<string, Limit>>;
  /** True when administrators choose the order of the entries. */
  isOrdered: boolean;
  /**
   * True if the catalogue is too large to be read as a whole. The screen then searches entries by the
   * beginning of their name.
   */
  isSearched: boolean;
}
