import type { FieldRule } from './FieldRules';

/** The names of the fields that the records of every entity have. */
export const record = 'id createdAt updatedAt version';

/** Returns a rule for fields that every viewer sees. */
export const everyone = (fields: string): FieldRule => ({
  fields,
  public: true,
  client: true,
  inContact: true,
  owner: true,
  admin: true,
});

/**
 * Returns a rule for fields that only the owner of a record (the person that it is about) and administrators
 * see.
 */
export const ownerOnly = (fields: string): FieldRule => ({ fields, owner: true, admin: true });

/** Returns a rule for fields that only administrators see. */
export const adminOnly = (fields: string): FieldRule => ({ fields, admin: true });
