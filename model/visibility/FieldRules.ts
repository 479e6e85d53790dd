/** The caller's relation to a record. `public`: guests and other talents. */
export type Viewer = 'public' | 'client' | 'inContact' | 'owner' | 'admin';

/**
 * `true`: shown. A field name: shown when that field of the record is true; `!name`: when it is not true. `=name`:
 * shown when that field holds the sub of the person who owns the record.
 */
export type Rule = true | string;

/** Fields (separated by spaces) under one rule. Viewers who are not listed do not see them. */
export type FieldRule = { fields: string } & Partial<Record<Viewer, Rule>>;

/** Every field of a type is in exactly one rule; a contract test names those that are not. */
export type FieldRules = readonly FieldRule[];
