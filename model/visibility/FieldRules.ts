/** How near a caller stands to a record; `public` is guests and other talents alike. */
export type Viewer = 'public' | 'client' | 'inContact' | 'owner' | 'admin';

/**
 * `true`: shown. A field name: shown when that field of the record is true; `!name`: when it is not. `=name`: shown
 * when that field holds the sub of the person whose record it is.
 */
export type Rule = true | string;

/** Fields (separated by spaces) under one rule; a viewer who is not named does not see them. */
export type FieldRule = { fields: string } & Partial<Record<Viewer, Rule>>;

/** Every field of a type stands in exactly one rule; the build fails otherwise. */
export type FieldRules = readonly FieldRule[];
