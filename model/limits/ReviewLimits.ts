export const ReviewLimits = {
  /** The number of hours after writing a review in which its author may change it. */
  changeableHours: 24,
};
