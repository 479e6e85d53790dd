import type { FieldRules } from './FieldRules';
import { adminOnly, everyone, record } from './rules';

/** Who sees which fields of a ProfessionalItem. Only administrators see the subs of its people. */
export const ProfessionalItemVisibility: FieldRules = [
  everyone(`${record} name lead category keyID users`),
  adminOnly('userIDs'),
];
