import type { AdminHomeQuery } from '../../../generated/adminHome';
import type { OpenWorkKind } from '../../../generated/schema';
import { openWorkPlaces } from '../../../entities/openWork/openWorkPlaces';
import type { Tasks } from './Tasks';
import { type TaskKind, taskKinds } from './taskKinds';

/** For each kind of task, the kind of work in the API. */
const kinds: Record<TaskKind, OpenWorkKind> = {
  complaints: 'COMPLAINT',
  applications: 'APPLICATION',
  reviews: 'JOB_REVIEW',
  benefits: 'BENEFIT_REVIEW',
  workers: 'PROFESSIONAL',
  requests: 'BENEFIT_USE',
  drafts: 'JOB_DRAFT',
};

/** Returns what waits for administrators, from the answer of the home screen's query. */
export function buildTasks({ listOpenWork }: AdminHomeQuery): Record<TaskKind, Tasks> {
  const tasksOf = (kind: TaskKind): Tasks => {
    const work = kinds[kind];
    const { to, pathOf } = openWorkPlaces[work];
    const { count = 0, isMore = false, tasks = [] } = listOpenWork.find((each) => each.kind === work) ?? {};
    return {
      ...{ to, count, isMore },
      tasks: tasks.map((task) => ({
        ...{ id: task.id, to: pathOf(task), at: task.at },
        ...{ name: task.name ?? null, note: task.note ?? null, dueOn: task.dueOn ?? null },
      })),
    };
  };
  return Object.fromEntries(taskKinds.map((kind) => [kind, tasksOf(kind)])) as Record<TaskKind, Tasks>;
}
