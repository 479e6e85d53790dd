import type { FieldRules } from './FieldRules';
import { adminOnly, everyone, record } from './rules';

/**
 * The fields of a ProfessionalItem by viewer. Only administrators see the subs of the people that it lists.
 */
export const ProfessionalItemVisibility: FieldRules = [
  everyone(`${record} name lead category keyID users`),
  adminOnly('userIDs'),
];
