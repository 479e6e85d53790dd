/** An entry of any catalogue. Which of the optional fields it has depends on the catalogue. */
export interface CatalogEntry {
  id: string;
  name: string;
  version: number;
  /**
   * The position of the entry: entries are listed by ascending positions. Absent in catalogues without an
   * order.
   */
  position?: number | null;
  kana?: string | null;
  lead?: string | null;
  area?: string | null;
  /** When a person added the name; only in the dictionary of companies. */
  createdAt?: string;
}
