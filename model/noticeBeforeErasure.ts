const DAY = 86400000;

/** How long, in milliseconds, before the erasure of their account people get a notice. */
export const noticeBeforeErasure = 3 * DAY;
