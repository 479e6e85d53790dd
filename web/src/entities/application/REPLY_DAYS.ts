/** The number of full days within which an application is expected to be answered. */
export const REPLY_DAYS = 3;
