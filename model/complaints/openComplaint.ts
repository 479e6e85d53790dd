/** The partition of the index byPeriod that contains the complaints without an answer. */
export const openComplaint = 'OpenComplaint';
