import type { ReactNode } from 'react';

/** One step of a relation: reached (a knot), open (a ring), or the place where the tie was loosened (a frayed end). */
export interface ThreadStep {
  key: string;
  label: ReactNode;
  /** Below the label: a date, a reason, a description. */
  note?: ReactNode;
  state: 'reached' | 'open' | 'loosened';
  /** The step at which the person is. */
  isCurrent?: boolean;
}
