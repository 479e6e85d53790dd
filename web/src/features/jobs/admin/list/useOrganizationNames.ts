import { useLazyQuery } from '@apollo/client/react';
import { AdminJobOrganizationsDocument } from '../../../../generated/adminJobs';

/**
 * Returns the names of all organizations, once `load` was called: only who opens the filter needs them. Until then
 * the list is empty.
 */
export function useOrganizationNames() {
  const [read, { data }] = useLazyQuery(AdminJobOrganizationsDocument);
  return { organizations: data?.listOrganizations.items ?? [], load: () => void read() };
}
