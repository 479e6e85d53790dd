import { adminOnly } from './adminOnly';
import { everyone } from './everyone';
import type { FieldRules } from './FieldRules';
import { record } from './record';

export const OrganizationVisibility: FieldRules = [
  everyone(`${record} name icon description`),
  adminOnly('owners organizationNameForHidden isHideOrganizationName'),
];
