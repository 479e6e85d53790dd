import type { FieldRule } from './FieldRules';

/** Fields for the person they are about, and for administrators. */
export const ownerOnly = (fields: string): FieldRule => ({ fields, owner: true, admin: true });
