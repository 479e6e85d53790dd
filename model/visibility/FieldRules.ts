/**
 * How a caller sees a record. `public`: as guests and other talents do; `client`: as a member of an
 * organization; `inContact`: as job staff who are in contact with the talent; `owner`: as the person who owns
 * the record; `admin`: as an administrator.
 */
export type Viewer = 'public' | 'client' | 'inContact' | 'owner' | 'admin';

/**
 * When a viewer sees a field of a record. `true`: always. A field name: if the field of this name is true in
 * the record. `!name`: unless the field `name` is true. `=name`: if the field `name` contains the sub of the
 * record's owner.
 */
export type Rule = true | string;

/**
 * One visibility rule for several fields of a record (their names separated by spaces). A viewer that the
 * rule does not mention does not see these fields.
 */
export type FieldRule = { fields: string } & Partial<Record<Viewer, Rule>>;

/**
 * The visibility rules for all fields of an entity. A contract test fails unless each field is in exactly one
 * rule.
 */
export type FieldRules = readonly FieldRule[];
