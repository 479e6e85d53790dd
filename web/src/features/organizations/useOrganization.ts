import { useApolloClient, useQuery } from '@apollo/client/react';
import type { EditedRecord } from '../../components/forms/edit/EditedRecord';
import {
  CreateOrganizationRecordDocument,
  DeleteOrganizationRecordDocument,
  type EditedOrganizationFragment,
  OrganizationsTableDocument,
  OrganizationToEditDocument,
  UpdateOrganizationRecordDocument,
} from '../../generated/organizations';
import type { OrganizationValues } from './OrganizationValues';

const toRecord = (organization: EditedOrganizationFragment | null): EditedRecord<OrganizationValues> => ({
  values: {
    name: organization?.name ?? null,
    kana: organization?.kana ?? null,
    icon: organization?.icon ?? null,
    description: organization?.description ?? null,
    address: organization?.address ?? null,
    contact: organization?.contact ?? null,
    organizationNameForHidden: organization?.organizationNameForHidden ?? null,
    isHideOrganizationName: organization?.isHideOrganizationName ?? false,
    owners: [...(organization?.owners ?? [])],
  },
  version: organization?.version,
});

/**
 * Reads an organization for its form, and returns functions that store it. `id` is null for a new
 * organization.
 */
export function useOrganization(id: string | null) {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(OrganizationToEditDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
  });
  const organization = data?.getOrganization;
  return {
    organization,
    record: id === null || organization ? toRecord(organization ?? null) : undefined,
    isMissing: organization === null,
    hasFailed: error !== undefined,
    onRetry: () => void refetch(),
    read: async () => toRecord((await refetch()).data?.getOrganization ?? null),
    async update(changedId: string, changed: Partial<OrganizationValues>, version: number | undefined) {
      const { name, ...others } = changed;
      const { data: answer } = await client.mutate({
        mutation: UpdateOrganizationRecordDocument,
        variables: {
          input: { id: changedId, ...(name != null && { name }), ...others },
          condition: { version: { eq: version } },
        },
      });
      return toRecord(answer?.updateOrganization ?? null);
    },
    async create({ name, ...others }: OrganizationValues) {
      const { data: answer } = await client.mutate({
        mutation: CreateOrganizationRecordDocument,
        variables: { input: { name: name ?? '', ...others } },
        refetchQueries: [OrganizationsTableDocument],
      });
      return answer?.createOrganization?.id ?? '';
    },
    async remove(version: number | undefined) {
      await client.mutate({
        mutation: DeleteOrganizationRecordDocument,
        variables: { input: { id: id ?? '' }, condition: { version: { eq: version } } },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'Organization', id }) }),
      });
    },
  };
}
