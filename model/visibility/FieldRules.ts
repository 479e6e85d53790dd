/** How a caller sees a record, from `public` (guests and other talents) to `admin`. */
export type Viewer = 'public' | 'client' | 'inContact' | 'owner' | 'admin';

/**
 * When a viewer sees a field of a record. `true`: always. A field name: if that field of the same record is
 * true. `!name`: unless that field is true. `=name`: if that field contains the sub of the record's owner.
 */
export type Rule = true | string;

/**
 * Several fields of a record (names separated by spaces) that have the same rule. Viewers for which it names
 * no rule do not see these fields.
 */
export type FieldRule = { fields: string } & Partial<Record<Viewer, Rule>>;

/**
 * The rules of an entity's fields. Every field must be in exactly one rule; a contract test names the fields that are
 * not.
 */
export type FieldRules = readonly FieldRule[];
