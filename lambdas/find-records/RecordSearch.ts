import type { EnumValue } from '../../model/enums';
import type { TypedIdentity } from '../../model/search/identityOf';
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
  /** The fields that hold the ids, and for people the mail address and the telephone number. */
  exact: Readonly<Partial<Record<TypedIdentity['kind'], readonly string[]>>>;
  /** The fields of the search document that `show` needs. */
  fields: readonly string[];
  show: (source: Source) => Pick<FoundRecord, 'names' | 'detail'>;
}
