/**
 * The minimum number of points on which a job must fit a person's preferences. With fewer points, the job
 * is not recommended, and its page does not compare it with the preferences.
 */
export const MIN_FITTING_POINTS = 2;
