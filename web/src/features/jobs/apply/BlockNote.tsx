import { useTranslation } from 'react-i18next';
import { isPresentEmployment } from '../../../../../model/visibility/isPresentEmployment';
import { Banner } from '../../../components/feedback/Banner';
import type { ShownJob } from '../show/ShownJob';
import type { Applicant } from './Applicant';

/** Returns whether the person blocks any company, their present employer among them. */
function blocksAnybody({ blocks, isShownToEmployers, workHistories }: Applicant): boolean {
  const isEmployed = (workHistories?.items ?? []).some((history) => isPresentEmployment({ ...history }));
  return blocks.length > 0 || (isEmployed && isShownToEmployers !== true);
}

/**
 * Says that an application reveals the person to a company that they block. Of a job that hides its organization it
 * says the same to everybody who blocks a company, because the difference would reveal the organization.
 */
export function BlockNote({ job, applicant }: { job: ShownJob; applicant: Applicant }) {
  const { t } = useTranslation();
  const isBlocked = applicant.blockedOrganizationIds?.includes(job.organization?.id ?? '') === true;
  const mayBe = job.isHideOrganizationName === true && blocksAnybody(applicant);
  if (!isBlocked && !mayBe) return null;
  return <Banner tone="danger">{t(isBlocked ? 'jobs.apply.blocked' : 'jobs.apply.mayBeBlocked')}</Banner>;
}
