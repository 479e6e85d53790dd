import { useMemo } from 'react';
import {
  type OrganizationChoices,
  useOrganizationChoices,
} from '../../../../../entities/organization/useOrganizationChoices';
import type { EditedJob } from './EditedJob';

/**
 * Returns the organizations that an administrator can choose for a job, and a function that loads them. Until
 * they are loaded, there is only the organization that is stored with the job.
 */
export function useOrganizations(stored: EditedJob | null): OrganizationChoices {
  const chosen = useMemo(() => {
    const { organizationOpenJobsId: id, organizationName, organization } = stored ?? {};
    if (!id) return null;
    return organization ?? { id, name: organizationName ?? '', icon: null, description: null };
  }, [stored]);
  return useOrganizationChoices(chosen);
}
