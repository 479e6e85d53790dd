import type { TFunction } from 'i18next';
import { contractKindOf } from '../../../../../model/contractKindOf';
import type { StoredJobFragment } from '../../../generated/storedJob';

/**
 * Returns what an administrator reads before publishing a job: who will see it and, if it hides its organization, the
 * name that is shown, the reason that the author gave and what the law says for its kind of contract.
 */
export function describePublication(job: StoredJobFragment, t: TFunction): string {
  if (!job.isHideOrganizationName) return t('adminJobs.publish.content');
  const kind = contractKindOf({ ...job });
  return [
    t('adminJobs.publish.hidden', { name: job.organizationNameForHidden ?? '' }),
    t('adminJobs.publish.hidingReason', { reason: job.hidingReason || t('adminJobs.publish.noReason') }),
    ...(kind ? [t(`adminJobs.publish.hidingLaw.${kind}`)] : []),
  ].join(' ');
}
