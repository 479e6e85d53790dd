import type { EnumValue } from '../enums';

type Status = EnumValue<'WorkerStatus'>;

/**
 * For each state of a professional: the next states, which administrators set (decision T6). Any other transition
 * is `Conflict`.
 */
export const WorkerTransitions: Record<Status, readonly Status[]> = {
  PENDING: ['PUBLISHED', 'SUSPENDED'],
  PUBLISHED: ['SUSPENDED'],
  SUSPENDED: ['PUBLISHED'],
};
