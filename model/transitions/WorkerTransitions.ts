import type { EnumValue } from '../enums';

type Status = EnumValue<'WorkerStatus'>;

/**
 * For each state of a professional: the permitted next states (decision T6). Only administrators set them.
 * All other transitions are refused with `Conflict`.
 */
export const WorkerTransitions: Record<Status, readonly Status[]> = {
  PENDING: ['PUBLISHED', 'SUSPENDED'],
  PUBLISHED: ['SUSPENDED'],
  SUSPENDED: ['PUBLISHED'],
};
