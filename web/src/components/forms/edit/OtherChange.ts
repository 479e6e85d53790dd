import type { FieldName } from './FieldName';

/** A field of an edited record that was changed and saved somewhere else in the meantime. */
export interface OtherChange<Values extends object> {
  field: FieldName<Values>;
  mine: unknown;
  theirs: unknown;
  /** True when the person has changed the field too, to another value, so that they have to choose. */
  isContested: boolean;
}
