import { toStoredValue } from '../../../components/forms/edit/toStoredValue';
import type { BenefitDetailQuery } from '../../../generated/benefits';
import type { BenefitValues } from './BenefitValues';
import type { BenefitChoices } from './useBenefitChoices';

type ShownBenefit = NonNullable<BenefitDetailQuery['getEmployeeBenefit']>;

/**
 * Converts the values of the form into a benefit as talents see it before they have used it: without the
 * coupon.
 */
export function buildPreviewBenefit(
  values: BenefitValues,
  { tags, partners }: Pick<BenefitChoices, 'tags' | 'partners'>,
): ShownBenefit {
  const organization = partners.find(({ id }) => id === values.employeeBenefitOrganizationId);
  return {
    id: 'preview',
    title: (toStoredValue(values.title) as string | null) ?? '',
    coverImage: values.coverImage,
    organization: organization ? { ...organization, icon: organization.icon ?? null } : null,
    tags: values.tags.flatMap((id) => tags.filter((tag) => tag.id === id)),
    useProcesses: values.useProcesses.filter((step) => step.trim() !== ''),
    url: toStoredValue(values.url) as string | null,
    couponCode: null,
    usedCount: 0,
    myUse: null,
  };
}
