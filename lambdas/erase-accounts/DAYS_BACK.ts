/** For how many days after its due day a failed erasure of an account is tried again. */
export const DAYS_BACK = 30;
