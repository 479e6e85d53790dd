/** A record as an editor shows it. */
export interface EditedRecord<Values extends object> {
  /** The values of the editor's fields; an empty field is null, and a list without elements is empty. */
  values: Values;
  /** The version of the stored record; undefined for a record that is not stored yet. */
  version?: number;
}
