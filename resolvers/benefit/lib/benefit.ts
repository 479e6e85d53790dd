import { checkTexts } from '../../lib/input/checks';
import { invalid, type Item } from '../../lib/resolver';
import type { Caller } from '../../../model/access';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { EmployeeBenefitVisibility } from '../../../model/visibility/EmployeeBenefitVisibility';
import { project } from '../../../model/visibility/project';

/** Refuses values that no benefit can have; `InvalidInput` names the field and the rule. */
export function checkBenefit(input: Item): void {
  checkTexts(input, { title: 100, coverImage: 500, couponCode: 100, url: 500 });
  if (input.url && !`${input.url}`.startsWith('https://')) invalid('input.url', 'https');
  const steps = (input.useProcesses ?? []) as string[];
  const isWrong =
    steps.length > 20 || steps.filter((step) => step.trim() === '' || step.length > 500).length > 0;
  if (isWrong) invalid('input.useProcesses', '0..20');
}

/** The list that a benefit stands on; publishing asks for something to use: a coupon, an address or steps. */
export function benefitListKey(benefit: Item): string {
  if (benefit.isDraft === true) return 'EmployeeBenefit#draft';
  const steps = (benefit.useProcesses ?? []) as string[];
  if (!benefit.couponCode && !benefit.url && steps.length === 0) invalid('input.isDraft', 'somethingToUse');
  return 'EmployeeBenefit';
}

/** Where a person's use of a benefit lies. */
export function benefitUseKey(sub: string, benefitId: string) {
  return { pk: `${sub}#private`, sk: `UserEmployeeBenefits#${benefitId}` };
}

/** How near a caller stands to a benefit: administrators, whose organization offers it (`client`), everybody else. */
export function viewerOfBenefit(benefit: Item, who: Caller): Viewer {
  if (who.isAdmin) return 'admin';
  const isOwn = who.organizationId !== '' && benefit.organizationEmployeeBenefitsId === who.organizationId;
  return isOwn ? 'client' : 'public';
}

/** A benefit as an administrator, or whoever has used it (`owner`), or anybody signed in may see it. */
export function projectBenefit(benefit: Item, viewer: Viewer): Item {
  const shown = project(EmployeeBenefitVisibility, benefit, viewer);
  return { ...shown, couponCode: shown.couponCode ?? null };
}
