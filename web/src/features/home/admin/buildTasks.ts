import type { AdminHomeQuery } from '../../../generated/adminHome';
import { paths } from '../../../lib/paths';
import type { Tasks } from './Tasks';
import { type TaskKind, taskKinds } from './taskKinds';

type Work = AdminHomeQuery['listOpenWork'][number];
type Kind = NonNullable<Work['kind']>;

/** For each kind of task, the kind of work in the API, the complete list, and where one task is dealt with. */
const places: Record<TaskKind, { work: Kind; to: string; pathOf: (task: Work['tasks'][number]) => string }> =
  {
    applications: {
      work: 'APPLICATION',
      to: `${paths.adminApplications}?type=APPLIED`,
      pathOf: ({ id, name }) => paths.adminApplication({ id, name: name ?? '' }),
    },
    reviews: {
      work: 'JOB_REVIEW',
      to: `${paths.adminJobs}?state=REQUESTED`,
      pathOf: ({ id }) => paths.adminReviewJob(id),
    },
    benefits: {
      work: 'BENEFIT_REVIEW',
      to: paths.adminBenefits,
      pathOf: ({ id }) => paths.adminBenefit(id),
    },
    workers: {
      work: 'PROFESSIONAL',
      to: paths.adminWorkers,
      pathOf: ({ userID }) => paths.adminUser(userID ?? ''),
    },
    requests: {
      work: 'BENEFIT_USE',
      to: paths.adminBenefitRequests,
      pathOf: ({ userID }) => paths.adminUser(userID ?? ''),
    },
    drafts: {
      work: 'JOB_DRAFT',
      to: `${paths.adminJobs}?state=DRAFT`,
      pathOf: ({ id }) => paths.adminEditJob(id),
    },
  };

/** Returns what waits for administrators, from the answer of the home screen's query. */
export function buildTasks({ listOpenWork }: AdminHomeQuery): Record<TaskKind, Tasks> {
  const tasksOf = (kind: TaskKind): Tasks => {
    const { work, to, pathOf } = places[kind];
    const { count = 0, isMore = false, tasks = [] } = listOpenWork.find((each) => each.kind === work) ?? {};
    return {
      ...{ to, count, isMore },
      tasks: tasks.map((task) => ({
        ...{ id: task.id, to: pathOf(task), at: task.at },
        ...{ name: task.name ?? null, note: task.note ?? null },
      })),
    };
  };
  return Object.fromEntries(taskKinds.map((kind) => [kind, tasksOf(kind)])) as Record<TaskKind, Tasks>;
}
