/** The maximum number of recommended jobs on the home screen. */
export const MAX_RECOMMENDED = 6;
