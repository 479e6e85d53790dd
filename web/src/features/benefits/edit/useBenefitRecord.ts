import { useApolloClient, useQuery } from '@apollo/client/react';
import {
  BenefitsTableDocument,
  BenefitToEditDocument,
  CreateBenefitRecordDocument,
  UpdateBenefitRecordDocument,
  type EditedBenefitFragment,
} from '../../../generated/adminBenefits';
import { createClientToken } from '../../../lib/apollo/createClientToken';
import type { BenefitValues } from './BenefitValues';
import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';

/**
 * Converts a stored benefit into the values and the version of its form. Null gives the values of an empty
 * form, which are those of a draft.
 */
const toBenefitRecord = (benefit: EditedBenefitFragment | null): EditedRecord<BenefitValues> => ({
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

/**
 * Reads a benefit for its form, and returns functions that store it.
 * @param id null for a new benefit
 * @param organizationId the organization that offers a new benefit itself
 */
export function useBenefitRecord(id: string | null, organizationId?: string) {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(BenefitToEditDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
  });
  const benefit = data?.getEmployeeBenefit;
  return {
    benefit,
    record: id === null || benefit ? toBenefitRecord(benefit ?? null) : undefined,
    isMissing: benefit === null,
    hasFailed: error !== undefined,
    onRetry: () => void refetch(),
    read: async () => toBenefitRecord((await refetch()).data?.getEmployeeBenefit ?? null),
    async update(changedId: string, changed: Partial<BenefitValues>, version: number | undefined) {
      const { title, ...others } = changed;
      const { data: answer } = await client.mutate({
        mutation: UpdateBenefitRecordDocument,
        variables: {
          input: { id: changedId, ...(title != null && { title }), ...others },
          condition: { version: { eq: version } },
        },
      });
      return toBenefitRecord(answer?.updateEmployeeBenefit ?? null);
    },
    async create({ title, isReviewRequested, ...others }: BenefitValues) {
      const { data: answer } = await client.mutate({
        mutation: CreateBenefitRecordDocument,
        variables: {
          input: {
            ...{ title: title ?? '', ...others, clientToken: createClientToken() },
            ...(isReviewRequested && { isReviewRequested }),
            ...(organizationId && { organizationEmployeeBenefitsId: organizationId }),
          },
        },
        refetchQueries: [BenefitsTableDocument],
      });
      return answer?.createEmployeeBenefit?.id ?? '';
    },
  };
}
