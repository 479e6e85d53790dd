import type { EnumValue } from '../enums';

type ApplyType = EnumValue<'ApplyType'>;
type Mover = 'owner' | 'job';

/**
 * From each state: where an application may go, and who moves it (decision T6): the talent, or
 * the job's side, which is administrators and, where the client area is open, its organization and consultants.
 * Anything else is `Conflict`.
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
