import type { ReactNode } from 'react';

/**
 * One step of a process that the component Thread draws. Its state is `reached` (a knot), `open` (a ring) or
 * `loosened`, which means that the process ended here (a frayed end).
 */
export interface ThreadStep {
  key: string;
  label: ReactNode;
  /** The text below the label of the step: a date, a reason or a description. */
  note?: ReactNode;
  state: 'reached' | 'open' | 'loosened';
  /** True for the step that the process is at now. */
  isCurrent?: boolean;
}
