import type { ApplyType } from '../../../generated/schema';

/** The states of an application on its way to a contract, in order. */
export const stripStates = [
  'APPLIED',
  'SCREENING',
  'INTERVIEW',
  'OFFERED',
  'CONTRACTED',
] as const satisfies readonly ApplyType[];
