import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';
import type { EditedBenefitFragment } from '../../../generated/adminBenefits';
import type { BenefitValues } from './BenefitValues';

/** Returns a stored benefit as its form edits it; an empty form of a draft for null. */
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
  },
  version: benefit?.version,
});
