import type { FieldRule } from './FieldRules';

/** The fields that every record has. */
export const record = 'id createdAt updatedAt version';

/** Fields for everybody who may read the record. */
export const everyone = (fields: string): FieldRule => ({
  fields,
  public: true,
  client: true,
  inContact: true,
  owner: true,
  admin: true,
});

/** Fields for the person they are about, and for administrators. */
export const ownerOnly = (fields: string): FieldRule => ({ fields, owner: true, admin: true });

/** Fields for administrators only. */
export const adminOnly = (fields: string): FieldRule => ({ fields, admin: true });
