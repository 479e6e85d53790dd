import { adminOnly, everyone, record } from './rules';
import type { FieldRules } from './FieldRules';

export const OrganizationVisibility: FieldRules = [
  everyone(`${record} name icon description address contact`),
  adminOnly('owners kana organizationNameForHidden isHideOrganizationName'),
];
