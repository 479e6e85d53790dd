/** The number of points that must fit before a match is shown. With fewer, it would be a list of what is missing. */
export const MIN_FITTING_POINTS = 2;
