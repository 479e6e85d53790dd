import type { ReactNode } from 'react';

/**
 * One step of a relation that a Thread shows. Its state is `reached` (drawn as a knot), `open` (a ring), or
 * `loosened`: the relation ended here (a frayed end).
 */
export interface ThreadStep {
  key: string;
  label: ReactNode;
  /** The text below the label of the step: a date, a reason or a description. */
  note?: ReactNode;
  state: 'reached' | 'open' | 'loosened';
  /** True for the step that the relation is at now. */
  isCurrent?: boolean;
}
