import type { AdminHomeQuery } from '../../../generated/adminHome';
import { paths } from '../../../lib/paths';
import { pageSizes } from '../../../lib/settings/pageSizes';
import type { Task, Tasks } from './Tasks';
import type { TaskKind } from './taskKinds';

interface Named {
  name?: string | null;
  displayName?: string | null;
}

const nameOf = (user: Named | null | undefined) => user?.name ?? user?.displayName ?? null;

/** Returns what waits for administrators, from the answer of the home screen's query. */
export function buildTasks(data: AdminHomeQuery): Record<TaskKind, Tasks> {
  const { searchUserApplies: applications, reviews, drafts } = data;
  const { listWPWorkers: workers, listUserEmployeeBenefits: requests } = data;
  const ofJob = (job: (typeof reviews)['items'][number], to: string): Task => ({
    ...{ id: job.id, to, name: job.title ?? null, note: job.organizationName ?? null },
    at: job.reviewRequestedAt ?? job.updatedAt,
  });
  const listed = (
    page: { items: readonly unknown[]; nextToken?: string | null },
    to: string,
    tasks: readonly Task[],
  ): Tasks => ({
    to,
    tasks: tasks.slice(0, pageSizes.adminTasks),
    count: page.items.length,
    isMore: Boolean(page.nextToken),
  });
  return {
    applications: {
      ...{ to: `${paths.adminApplications}?type=APPLIED`, count: applications.total, isMore: false },
      tasks: applications.items.map(({ id, user, openJob, createdAt }) => {
        const name = nameOf(user);
        const to = paths.adminApplication({ id, name: name ?? '' });
        return { id, to, name, note: openJob?.title ?? null, at: createdAt };
      }),
    },
    reviews: {
      ...{ to: `${paths.adminJobs}?state=REQUESTED`, count: reviews.total, isMore: false },
      tasks: reviews.items.map((job) => ofJob(job, paths.adminJob(job.id))),
    },
    workers: listed(
      workers,
      paths.adminWorkers,
      workers.items.map(({ id, user, userID, categories, createdAt }) => ({
        ...{ id, to: paths.adminUser(userID ?? ''), name: nameOf(user), at: createdAt },
        note: categories?.[0]?.name ?? null,
      })),
    ),
    requests: listed(
      requests,
      paths.adminBenefitRequests,
      requests.items.map(({ id, user, userID, employeeBenefit, createdAt }) => ({
        ...{ id, to: paths.adminUser(userID ?? ''), name: nameOf(user), at: createdAt },
        note: employeeBenefit?.title ?? null,
      })),
    ),
    drafts: {
      ...{ to: `${paths.adminJobs}?state=DRAFT`, count: drafts.total, isMore: false },
      tasks: drafts.items.map((job) => ofJob(job, paths.adminEditJob(job.id))),
    },
  };
}
