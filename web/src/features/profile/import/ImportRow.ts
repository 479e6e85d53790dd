export type ImportKind = 'basics' | 'work' | 'education' | 'certificates' | 'skills' | 'projects';

/** Values of a record by the names of its fields. Null means that a field is empty. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * One difference between an imported CV and the profile: a record to create, or fields of a record to change.
 */
export interface ImportRow {
  /** The key of the row, which is unique among the rows of one file. */
  key: string;
  kind: ImportKind;
  /** The name of the row on the screen. */
  name: string;
  /** The id of the record to change; undefined for a record to create. */
  id?: string;
  version?: number;
  /**
   * The stored values of the fields to change. Undoing the change stores them again. Empty for a record to
   * create.
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
   * The rule of the API that the new values break, and the field; undefined if they break none. A row with
   * this value cannot be chosen.
   */
  broken?: { field: string; rule: string };
}
