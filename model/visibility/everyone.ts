import type { FieldRule } from './FieldRules';

/** Fields that whoever may read the record may read. */
export const everyone = (fields: string): FieldRule => ({
  fields,
  public: true,
  client: true,
  inContact: true,
  owner: true,
  admin: true,
});
