/**
 * The minimum number of points on which a job must fit a person's preferences for screens to list these
 * points. A shorter list would mostly say what does not fit.
 */
export const MIN_FITTING_POINTS = 2;
