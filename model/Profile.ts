import type { FieldRules } from './visibility/FieldRules';
import type { RowRule } from './visibility/RowRule';

/** How a profile shows one type of record. */
export interface ProfileRow {
  /** The type of the record that it is below: `User`, or another type of the profile. */
  parent: string;
  /** The parent's relation that lists it. */
  relation: string;
  /** The rules of the fields that not every viewer sees. */
  guarded: FieldRules;
  rows: RowRule | null;
  author: { sub: string } | null;
}

/** What a talent's profile consists of, derived from the entities; bundles get it as `PROFILE`. */
export interface Profile {
  /** The types of record that are read with the profile. */
  rows: Readonly<Record<string, ProfileRow>>;
  /** The relations of User whose records are private rows, which are read separately. */
  privateRelations: readonly string[];
}
