/** A record as a form edits it: the values of its fields and its version. */
export interface EditedRecord<Values extends object> {
  /** The values of the editor's fields; an empty field is null, an empty list is `[]`. */
  values: Values;
  /** The version of the stored record; undefined for a record that is not stored yet. */
  version?: number;
}
