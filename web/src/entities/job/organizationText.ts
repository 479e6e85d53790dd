import type { TFunction } from 'i18next';
import type { JobOrganization } from './JobOrganization';

/** The name under which a job's organization appears; the API has already decided which one that is. */
export function organizationText(job: JobOrganization, t: TFunction): string {
  return job.organizationName ?? job.organizationNameForHidden ?? t('common.anonymousOrganization');
}
