import { invalid } from '../../lib/invalid';
import type { Item } from '../../lib/Item';

/** The list that a benefit stands on; publishing asks for something to use: a coupon, an address or steps. */
export function benefitList(benefit: Item): string {
  if (benefit.isDraft === true) return 'EmployeeBenefit#draft';
  const steps = (benefit.useProcesses ?? []) as string[];
  if (!benefit.couponCode && !benefit.url && steps.length === 0) invalid('input.isDraft', 'somethingToUse');
  return 'EmployeeBenefit';
}
