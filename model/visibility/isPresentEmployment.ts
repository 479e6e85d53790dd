import { isRowShown } from './isRowShown';
import { workHistoryRows } from './workHistoryRows';

/** Returns whether a work history is employment that goes on, by the rule that hides the present employer (ADR 126). */
export const isPresentEmployment = (history: Readonly<Record<string, unknown>>): boolean =>
  !isRowShown({ rows: workHistoryRows, author: null }, history, 'public', '', false);
