import type { EnumValue } from '../enums';

type Status = EnumValue<'BenefitStatus'>;

/**
 * For each state of a benefit use: the next states, which administrators set (decision T6). Any other transition
 * is `Conflict`.
 */
export const BenefitTransitions: Record<Status, readonly Status[]> = { REQUESTED: ['USED'], USED: [] };
