import { useMemo } from 'react';
import {
  type OrganizationChoices,
  useOrganizationChoices,
} from '../../../../../entities/organization/useOrganizationChoices';
import type { EditedJob } from './EditedJob';

/** Returns the organizations from which an administrator chooses that of a job, the stored one included. */
export function useOrganizations(stored: EditedJob | null): OrganizationChoices {
  const chosen = useMemo(() => {
    const { organizationOpenJobsId: id, organizationName, organization } = stored ?? {};
    if (!id) return null;
    return organization ?? { id, name: organizationName ?? '', icon: null, description: null };
  }, [stored]);
  return useOrganizationChoices(chosen);
}
