export type ImportKind = 'basics' | 'work' | 'education' | 'certificates' | 'skills' | 'projects';

/** Values of a record by the names of its fields. Null means that a field is empty. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * One difference between an imported CV and the profile: a record to create, or fields of a record to change.
 */
export interface ImportRow {
  /** The key of the row. It is unique within one file. */
  key: string;
  kind: ImportKind;
  /** The name with which the screen shows the row. */
  name: string;
  /** The id of the record to change; undefined for a record to create. */
  id?: string;
  version?: number;
  /**
   * The values that the fields in `after` have in the stored record; undoing stores them again. Empty if the
   * row creates a record.
   */
  before: Values;
  /** The values to store. */
  after: Values;
  /**
   * For an achievement to create, its work history: the id of a stored one, or the key of the row that
   * creates it.
   */
  parent?: { id: string } | { key: string };
  /**
   * The name of a division to create below a history, or the URL of a link to create below an achievement.
   */
  below?: string;
  /**
   * The first rule of the API that the new values break, and the field that breaks it. Undefined if they
   * break none; otherwise the row cannot be chosen.
   */
  broken?: { field: string; rule: string };
}
