export type ImportKind = 'basics' | 'work' | 'education' | 'certificates' | 'skills' | 'projects';

/** Values of a record's fields. Null means that a field is empty. */
export type Values = Readonly<Record<string, unknown>>;

/** One difference between a file and a profile: a record to create, or fields of a record to change. */
export interface ImportRow {
  /** Identifies the row among those of the file. */
  key: string;
  kind: ImportKind;
  /** What the row is called on the screen. */
  name: string;
  /** The record that is changed; undefined for a new one. */
  id?: string;
  version?: number;
  /** The stored values of the fields that change, with which the change is undone. Empty for a new record. */
  before: Values;
  /** The values to store. */
  after: Values;
  /** The history of an achievement: its id, or the key of the row that creates it. */
  parent?: { id: string } | { key: string };
  /** The name of a division to create below a school, or the URL of a link to create below an achievement. */
  below?: string;
  /** The rule that the row breaks, and the field, as the API would refuse it. Such a row cannot be chosen. */
  broken?: { field: string; rule: string };
}
