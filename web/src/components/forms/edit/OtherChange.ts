import type { FieldName } from './FieldName';

/**
 * A field of a record that somebody else, or another tab, changed and saved while the person was editing the
 * record.
 */
export interface OtherChange<Values extends object> {
  field: FieldName<Values>;
  mine: unknown;
  theirs: unknown;
  /**
   * True when the person has changed the field too. They then have to choose between their value and the
   * saved one.
   */
  isContested: boolean;
}
