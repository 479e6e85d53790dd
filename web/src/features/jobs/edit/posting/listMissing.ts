import type { TFunction } from 'i18next';
import type { EditedJob } from '../store/EditedJob';
import { toJobRecord } from '../store/toJobRecord';
import { jobFieldLabel } from '../jobFieldLabel';
import { checkPosting } from './checkPosting';

/** Returns the names of what a stored job lacks to be public, of its organization's record too. */
export function listMissing(t: TFunction, job: EditedJob): string[] {
  const { organization } = job;
  const { missing, missingOfOrganization } = checkPosting(toJobRecord(job).values, job, {
    organization,
    tagName: () => '',
  });
  return [
    ...missing.map((field) => jobFieldLabel(t, field)),
    ...missingOfOrganization.map((fact) => t(`adminJobs.field.organization.${fact}`)),
  ];
}
