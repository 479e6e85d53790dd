import { useMemo } from 'react';
import {
  type OrganizationChoice,
  type OrganizationChoices,
  useOrganizationChoices,
} from '../../../../entities/organization/useOrganizationChoices';
import type { EditedJob } from './EditedJob';

/**
 * Returns the organizations among which an administrator chooses the one that offers a job. They include the
 * organization of the stored job.
 * @param given the organization of a new job, if it is known
 */
export function useOrganizations(
  stored: EditedJob | null,
  given: OrganizationChoice | null,
): OrganizationChoices {
  const chosen = useMemo(() => {
    const { organizationOpenJobsId: id, organizationName, organization } = stored ?? {};
    if (!id) return given;
    return organization ?? { id, name: organizationName ?? '', icon: null, description: null };
  }, [stored, given]);
  return useOrganizationChoices(chosen);
}
