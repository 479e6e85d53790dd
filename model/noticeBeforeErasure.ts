const DAY = 86400000;

/** How long, in milliseconds, before the erasure of their account people are told that it is near. */
export const noticeBeforeErasure = 3 * DAY;
