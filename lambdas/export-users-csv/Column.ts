/**
 * A column of a CSV export of talents. Its value depends on nothing but the field that it names, so that the
 * export can ask the search for the fields of its columns only.
 */
export interface Column {
  title: string;
  /** The record with the value: the talent, their contact data, or one of their work histories. */
  record: 'user' | 'contact' | 'history';
  /** The field of this record; with a dot, the field of an object inside it, such as `mainJob.name`. */
  field: string;
  /** Formats the field's value for the file; the value itself is written if it is missing. */
  format: ((value: unknown) => unknown) | undefined;
}
