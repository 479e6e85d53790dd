import type { TFunction } from 'i18next';
import type { JobOrganization } from './JobOrganization';

/** The name that a job shows for its organization; the API has already applied the job's setting. */
export function getOrganizationName(job: JobOrganization, t: TFunction): string {
  return job.organizationName ?? job.organizationNameForHidden ?? t('common.anonymousOrganization');
}
