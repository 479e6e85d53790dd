import { useLazyQuery } from '@apollo/client/react';
import { AdminJobOrganizationsDocument } from '../../../../generated/adminJobs';

/**
 * Returns the names of the organizations, once `load` was called: only people who open the filter need them.
 * Until then the list is empty.
 */
export function useOrganizationNames() {
  const [read, { data }] = useLazyQuery(AdminJobOrganizationsDocument);
  return { organizations: data?.listOrganizations.items ?? [], load: () => void read() };
}
