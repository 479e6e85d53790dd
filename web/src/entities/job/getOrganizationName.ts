import type { TFunction } from 'i18next';
import type { JobOrganization } from './JobOrganization';

/**
 * Returns the name that a job shows for its organization. If the job hides the name, the API has already
 * replaced it.
 */
export function getOrganizationName(job: JobOrganization, t: TFunction): string {
  return job.organizationName ?? job.organizationNameForHidden ?? t('common.anonymousOrganization');
}
