import type { Viewer } from '../../../model/visibility/FieldRules';
import { EmployeeBenefitVisibility } from '../../../model/visibility/EmployeeBenefitVisibility';
import { project } from '../../../model/visibility/project';
import type { Item } from '../../lib/Item';

/** A benefit as an administrator, or whoever has used it (`owner`), or anybody signed in may see it. */
export function benefitFor(benefit: Item, viewer: Viewer): Item {
  const shown = project(EmployeeBenefitVisibility, benefit, viewer);
  return { ...shown, couponCode: shown.couponCode ?? null };
}
