import type { RowRule } from './RowRule';

/**
 * The rule of the rows of work histories: employment that goes on names the present employer, marked as such or not.
 * Resolvers import it from here, because their bundles leave the rules of entities out.
 */
export const workHistoryRows: RowRule = {
  hiddenIf: [
    { isCurrentJob: true },
    { historyType: null, isContinuation: true },
    { historyType: 'WORK', isContinuation: true },
    { historyType: 'SIDE_WORK', isContinuation: true },
  ],
  unlessShared: 'isShareCurrentJob',
};
