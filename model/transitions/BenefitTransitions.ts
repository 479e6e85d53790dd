import type { EnumValue } from '../enums';

type Status = EnumValue<'BenefitStatus'>;

/** From each state: where the use of a benefit may go; administrators move it (decision T6). Anything else is `Conflict`. */
export const BenefitTransitions: Record<Status, readonly Status[]> = { REQUESTED: ['USED'], USED: [] };
