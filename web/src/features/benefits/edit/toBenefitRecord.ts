import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';
import type { EditedBenefitFragment } from '../../../generated/adminBenefits';
import type { BenefitValues } from './BenefitValues';

/**
 * Converts a stored benefit into the values and the version of its form. Null gives the values of an empty
 * form, which are those of a draft.
 */
export const toBenefitRecord = (benefit: EditedBenefitFragment | null): EditedRecord<BenefitValues> => ({
  values: {
    title: benefit?.title ?? null,
    employeeBenefitOrganizationId: benefit?.employeeBenefitOrganizationId ?? null,
    tags: (benefit?.tags ?? []).map(({ id }) => id),
    coverImage: benefit?.coverImage ?? null,
    useProcesses: [...(benefit?.useProcesses ?? [])],
    couponCode: benefit?.couponCode ?? null,
    url: benefit?.url ?? null,
    isDraft: benefit?.isDraft ?? true,
    isReviewRequested: Boolean(benefit?.reviewRequestedAt),
  },
  version: benefit?.version,
});
