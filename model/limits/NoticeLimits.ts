/** Limits for the notices of one person. */
export const NoticeLimits = {
  /** The number of notices that are kept. When there are more, the oldest are deleted. */
  kept: 200,
  /** The number of days after which a notice is deleted. */
  days: 90,
  /** The number of notices that one call may mark as read. */
  perCall: 50,
};
