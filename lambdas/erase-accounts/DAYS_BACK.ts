/** For how many days after it was due an account that could not be erased is tried again. */
export const DAYS_BACK = 30;
