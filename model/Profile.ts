import type { FieldRules } from './visibility/FieldRules';
import type { RowRule } from './visibility/RowRule';

/**
 * How a profile shows the records of one entity, such as WorkHistory: below which parent, by which relation,
 * and by which rules.
 */
export interface ProfileRow {
  /** The entity of the parent records: `User` or another entity of the profile. */
  parent: string;
  /** The relation by which a parent record lists these records, such as `workHistories` of User. */
  relation: string;
  /** The field rules of the entity that hide fields from some kinds of viewers or in some records. */
  guarded: FieldRules;
  rows: RowRule | null;
  author: { sub: string } | null;
}

/**
 * The structure of a talent's profile, derived from the declared entities. Resolver bundles contain it as the constant
 * `PROFILE`.
 */
export interface Profile {
  /** The entities whose records are read together with the profile, by name. */
  rows: Readonly<Record<string, ProfileRow>>;
  /** The relations of User that list private rows. Private rows are not read together with the profile. */
  privateRelations: readonly string[];
}
