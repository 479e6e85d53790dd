import type { EnumValue } from '../enums';

type ApplyType = EnumValue<'ApplyType'>;
type Mover = 'owner' | 'admin';

/** From each state: where an application may go, and who moves it (decision T6). Anything else is `Conflict`. */
export const ApplyTransitions: Record<ApplyType, Partial<Record<ApplyType, Mover>>> = {
  APPLIED: { SCREENING: 'admin', REJECTED: 'admin', WITHDRAWN: 'owner' },
  SCREENING: { INTERVIEW: 'admin', REJECTED: 'admin', WITHDRAWN: 'owner' },
  INTERVIEW: { OFFERED: 'admin', REJECTED: 'admin', WITHDRAWN: 'owner' },
  OFFERED: { CONTRACTED: 'admin', REJECTED: 'admin', WITHDRAWN: 'owner' },
  CONTRACTED: {},
  REJECTED: {},
  WITHDRAWN: { APPLIED: 'owner' },
};
