import type { EnumValue } from '../enums';

type Status = EnumValue<'WorkerStatus'>;

/** From each state: where a professional may go; administrators move it (decision T6). Anything else is `Conflict`. */
export const WorkerTransitions: Record<Status, readonly Status[]> = {
  PENDING: ['PUBLISHED', 'SUSPENDED'],
  PUBLISHED: ['SUSPENDED'],
  SUSPENDED: ['PUBLISHED'],
};
