import type { DocumentNode } from '@apollo/client';
import type { Limit } from '../../../../model/Entity';

/** The fields of catalogue entries that the form shows, besides the name. */
export type FurtherField = 'kana' | 'lead' | 'area';

/** How the screen reads and writes one catalogue. The documents name their results `entries`, `saved` and `removed`. */
export interface CatalogKind {
  list: DocumentNode;
  create: DocumentNode;
  update: DocumentNode;
  /** Absent when the API deletes no entries of this catalogue. */
  remove?: DocumentNode;
  /** The fields of an entry besides its name. */
  further: readonly FurtherField[];
  limits: Readonly<Record<string, Limit>>;
  /** True when administrators choose the order of the entries. */
  isOrdered: boolean;
  /** True when the catalogue is too large for one answer, so that its entries are searched by the beginning of their names. */
  isSearched: boolean;
}
