import type { EnumValue } from '../enums';

type Status = EnumValue<'BenefitStatus'>;

/**
 * For each state of a benefit use: the permitted next states (decision T6). Only administrators set them. All
 * other transitions are refused with `Conflict`.
 */
export const BenefitTransitions: Record<Status, readonly Status[]> = { REQUESTED: ['USED'], USED: [] };
