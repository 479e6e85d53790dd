import type { EnumValue } from '../../model/enums';
import type { Source } from '../lib/multiSearch';
import type { searchIndices } from '../../model/searchIndices';

export type RecordKind = EnumValue<'RecordKind'>;

/** A record that a search finds, as the API returns it. */
export interface FoundRecord {
  kind: RecordKind;
  id: string;
  names: string[];
  detail: string | null;
}

/** How the records of one kind are found and shown. */
export interface RecordSearch {
  kind: RecordKind;
  index: (typeof searchIndices)[number];
  /**
   * Fields such as `id` and `email`. A record is found if the value of one of them is the whole search text.
   */
  exact: readonly string[];
  /** The fields of the search document that `show` needs. */
  fields: readonly string[];
  show: (source: Source) => Pick<FoundRecord, 'names' | 'detail'>;
}
