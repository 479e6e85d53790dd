import type { EnumValue } from '../../model/enums';

/** A task that waits for an administrator. */
export interface OpenTask {
  /** The id of the complaint, application, job, benefit, professional or benefit use. */
  id: string;
  /** The sub of the talent that the task is about; null if it is about no talent. */
  userID: string | null;
  /** The name of the person, the title of the job or the benefit, or the number of the complaint. */
  name: string | null;
  /** A second text, such as a job, a benefit or an organization. */
  note: string | null;
  /** The last day for it, if it has one. */
  dueOn?: string;
  /** Since when the task has been waiting, in ISO 8601. */
  at: string;
}

/** The tasks of one kind: a few of them, and how many there are. */
export interface OpenWork {
  kind: EnumValue<'OpenWorkKind'>;
  count: number;
  /** True when there are more tasks than `count`. */
  isMore: boolean;
  tasks: OpenTask[];
}
