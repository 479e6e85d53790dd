/** An entry of any catalogue, with the fields that its catalogue has. */
export interface CatalogEntry {
  id: string;
  name: string;
  version: number;
  /** Its place in the catalogue: entries are listed by ascending positions. Absent in catalogues without an order. */
  position?: number | null;
  kana?: string | null;
  lead?: string | null;
  area?: string | null;
}
