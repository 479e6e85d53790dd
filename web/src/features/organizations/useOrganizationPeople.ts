import { useQuery } from '@apollo/client/react';
import { OrganizationPeopleDocument } from '../../generated/organizations';

/**
 * Returns the sub and the name of each member of an organization; undefined while they are loading and for a
 * new organization.
 */
export function useOrganizationPeople(id: string | null) {
  const { data } = useQuery(OrganizationPeopleDocument, {
    variables: { filter: { organizationId: { eq: id ?? '' } } },
    skip: id === null,
  });
  return data?.searchUsers.items.map((user) => ({
    sub: user.id,
    name: user.name ?? user.displayName ?? user.id,
  }));
}
