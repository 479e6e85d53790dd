import type { TFunction } from 'i18next';
import type { JobOrganization } from './JobOrganization';

/**
 * Returns the name that a job shows for its organization. For a job that hides the name, this is the
 * substitute that the job gives or, without one, a general text.
 */
export function getOrganizationName(job: JobOrganization, t: TFunction): string {
  return job.organizationName ?? job.organizationNameForHidden ?? t('common.anonymousOrganization');
}
