import type { EnumValue } from '../../model/enums';
import type { searchIndices } from '../../model/searchIndices';

export type RecordKind = EnumValue<'RecordKind'>;

/** A record that the text finds, as the API returns it. */
export interface FoundRecord {
  kind: RecordKind;
  id: string;
  names: string[];
  detail: string | null;
}

/** The values of a search document by field. */
export type Source = Readonly<Record<string, unknown>>;

/** How the records of one kind are found and shown. */
export interface RecordSearch {
  kind: RecordKind;
  index: (typeof searchIndices)[number];
  /** The fields that find a record by their whole value. */
  exact: readonly string[];
  /** The fields that `show` reads. */
  fields: readonly string[];
  show: (source: Source) => Pick<FoundRecord, 'names' | 'detail'>;
}
