import type { Caller } from '../../../model/access';
import { EmployeeBenefit } from '../../../model/entities/EmployeeBenefit';
import { brokenUseProcesses } from '../../../model/rules/benefit/brokenUseProcesses';
import { hasSomethingToUse } from '../../../model/rules/benefit/hasSomethingToUse';
import { EmployeeBenefitVisibility } from '../../../model/visibility/EmployeeBenefitVisibility';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { project } from '../../../model/visibility/project';
import type { Snapshot, StoredRow } from '../../generated/types';
import { checkLimits } from '../../lib/input/checks';
import type { StepContext } from '../../lib/operation';
import { invalid } from '../../lib/resolver';
import type { BenefitInput } from './BenefitStash';

/**
 * Returns the values that are written: what an edit has replaced, when it is taken back, otherwise the input
 * of the caller.
 */
export function inputOfBenefit(
  ctx: StepContext<{ input: BenefitInput }, { input?: BenefitInput }>,
): BenefitInput {
  return ctx.stash.input ?? ctx.args.input;
}

/**
 * Rejects invalid field values of a benefit, except its cover (see `checkPicture`), with `InvalidInput`, which
 * names the field and the rule.
 */
export function checkBenefit(input: BenefitInput): void {
  checkLimits(EmployeeBenefit.limits, { ...input, coverImage: null });
  if (input.url && !input.url.startsWith('https://')) invalid('input.url', 'https');
  const broken = brokenUseProcesses(input.useProcesses ?? []);
  if (broken) invalid('input.useProcesses', broken);
}

/**
 * Returns the `listKey` of a draft or of a published benefit. Throws `InvalidInput` for a published benefit that has
 * nothing to use: neither a coupon code, nor a URL, nor instructions.
 */
export function benefitListKey(benefit: StoredRow): string {
  if (benefit.isDraft === true) return 'EmployeeBenefit#draft';
  if (!hasSomethingToUse(benefit)) invalid('input.isDraft', 'somethingToUse');
  return 'EmployeeBenefit';
}

/** Returns the DynamoDB key of a person's use of a benefit. */
export function benefitUseKey(sub: string, benefitId: string) {
  return { pk: `${sub}#private`, sk: `UserEmployeeBenefits#${benefitId}` };
}

/**
 * Returns how the caller sees a benefit: as administrator (`admin`), as member of the organization that offers it
 * (`client`), or as anybody else (`public`).
 */
export function viewerOfBenefit(benefit: StoredRow, who: Caller): Viewer {
  if (who.isAdmin) return 'admin';
  const isOwn = who.organizationId !== '' && benefit.organizationEmployeeBenefitsId === who.organizationId;
  return isOwn ? 'client' : 'public';
}

/**
 * Returns the fields of a benefit that this viewer may see. The viewer `owner` is a person who has used the
 * benefit. A hidden or missing coupon code is null, so that it is not read again.
 */
export function projectBenefit(benefit: Snapshot<'EmployeeBenefit'>, viewer: Viewer) {
  const shown = project(EmployeeBenefitVisibility, benefit, viewer);
  return { ...shown, couponCode: shown.couponCode ?? null };
}
