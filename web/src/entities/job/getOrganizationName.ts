import type { TFunction } from 'i18next';
import type { JobOrganization } from './JobOrganization';

/**
 * Returns the name that a job shows for its organization. For a job that hides the name, the API returns a
 * substitute.
 */
export function getOrganizationName(job: JobOrganization, t: TFunction): string {
  return job.organizationName ?? job.organizationNameForHidden ?? t('common.anonymousOrganization');
}
