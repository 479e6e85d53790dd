import type { OpenWorkKind } from '../../generated/schema';
import { paths } from '../../lib/paths';

interface Task {
  id: string;
  name?: string | null;
  userID?: string | null;
}

interface OpenWorkPlace {
  /** The URL of the complete list. */
  to: string;
  /** Returns the URL at which an administrator deals with one task. */
  pathOf: (task: Task) => string;
}

/** Where administrators deal with each kind of task that waits for them. */
export const openWorkPlaces: Record<OpenWorkKind, OpenWorkPlace> = {
  COMPLAINT: {
    to: paths.adminComplaints,
    pathOf: () => paths.adminComplaints,
  },
  APPLICATION: {
    to: `${paths.adminApplications}?type=APPLIED`,
    pathOf: ({ id, name }) => paths.adminApplication({ id, name: name ?? '' }),
  },
  JOB_REVIEW: {
    to: `${paths.adminJobs}?state=REQUESTED`,
    pathOf: ({ id }) => paths.adminReviewJob(id),
  },
  BENEFIT_REVIEW: {
    to: paths.adminBenefits,
    pathOf: ({ id }) => paths.adminBenefit(id),
  },
  PROFESSIONAL: {
    to: paths.adminWorkers,
    pathOf: ({ userID }) => paths.adminUser(userID ?? ''),
  },
  BENEFIT_USE: {
    to: paths.adminBenefitRequests,
    pathOf: ({ userID }) => paths.adminUser(userID ?? ''),
  },
  JOB_DRAFT: {
    to: `${paths.adminJobs}?state=DRAFT`,
    pathOf: ({ id }) => paths.adminEditJob(id),
  },
};
