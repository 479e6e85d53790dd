/** A task that waits for an administrator. */
export interface Task {
  id: string;
  /** The path of the screen on which the administrator deals with the task. */
  to: string;
  /** The name of the person or the title of the job that the task is about; null when it is not known. */
  name: string | null;
  /** A second text about the task, such as a job, a benefit or an organization; null when none is known. */
  note: string | null;
  /** The last day for it; null if it has none. */
  dueOn: string | null;
  /** The time since which the task has been waiting. */
  at: string;
}

/** The tasks of one kind: a few of them, and how many there are. */
export interface Tasks {
  /** The path of the complete list of these tasks. */
  to: string;
  tasks: readonly Task[];
  count: number;
  /** True when there are more tasks than `count`. */
  isMore: boolean;
}
