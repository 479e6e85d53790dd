import type { FieldRule } from './FieldRules';

/** Fields that never leave the house. */
export const adminOnly = (fields: string): FieldRule => ({ fields, admin: true });
