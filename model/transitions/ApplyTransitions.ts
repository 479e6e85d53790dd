import type { EnumValue } from '../enums';

type ApplyType = EnumValue<'ApplyType'>;
type Mover = 'owner' | 'job';

/**
 * For each state of an application: the next states and who may set them (decision T6): the talent, or job staff
 * (administrators and, while the client area is open, the organization and its consultants). Any other transition
 * is `Conflict`.
 */
export const ApplyTransitions: Record<ApplyType, Partial<Record<ApplyType, Mover>>> = {
  APPLIED: { SCREENING: 'job', REJECTED: 'job', WITHDRAWN: 'owner' },
  SCREENING: { INTERVIEW: 'job', REJECTED: 'job', WITHDRAWN: 'owner' },
  INTERVIEW: { OFFERED: 'job', REJECTED: 'job', WITHDRAWN: 'owner' },
  OFFERED: { CONTRACTED: 'job', REJECTED: 'job', WITHDRAWN: 'owner' },
  CONTRACTED: {},
  REJECTED: {},
  WITHDRAWN: { APPLIED: 'owner' },
};
