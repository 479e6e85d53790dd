/** One thing that waits for an administrator. */
export interface Task {
  id: string;
  /** Where the administrator deals with it. */
  to: string;
  /** What it is about: a person or a job. Null when the name is not known. */
  name: string | null;
  /** What else is known about it: a job, a benefit or an organization. */
  note: string | null;
  /** Since when it waits. */
  at: string;
}

/** The tasks of one kind: a few of them, and how many there are. */
export interface Tasks {
  /** The complete list. */
  to: string;
  tasks: readonly Task[];
  count: number;
  /** True when there are more than `count`. */
  isMore: boolean;
}
