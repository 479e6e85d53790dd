import type { EnumValue } from '../enums';

type ApplyType = EnumValue<'ApplyType'>;
type Mover = 'owner' | 'job' | 'admin';

/**
 * For each state of an application: the permitted next states, and who may set each of them (decision T6).
 * `owner`: the talent. `job`: administrators and, while the client area is open, the job's staff. `admin`: administrators
 * alone, with a reason; otherwise an offer is a sent sheet of terms (`offerTerms`), and a contract begins with the talent's
 * acceptance of it (`answerTerms`). All other transitions are refused with `Conflict`.
 */
export const ApplyTransitions: Record<ApplyType, Partial<Record<ApplyType, Mover>>> = {
  APPLIED: { SCREENING: 'job', REJECTED: 'job', WITHDRAWN: 'owner' },
  SCREENING: { INTERVIEW: 'job', REJECTED: 'job', WITHDRAWN: 'owner' },
  INTERVIEW: { OFFERED: 'admin', REJECTED: 'job', WITHDRAWN: 'owner' },
  OFFERED: { CONTRACTED: 'admin', REJECTED: 'job', WITHDRAWN: 'owner' },
  CONTRACTED: {},
  REJECTED: {},
  WITHDRAWN: { APPLIED: 'owner' },
};
