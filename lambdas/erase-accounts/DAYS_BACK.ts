/** For how many days after it was due the erasure of an account is tried again when it fails. */
export const DAYS_BACK = 30;
