/**
 * The minimum number of fitting points for showing how a job matches a person. With fewer, the list would
 * mostly say what does not fit.
 */
export const MIN_FITTING_POINTS = 2;
