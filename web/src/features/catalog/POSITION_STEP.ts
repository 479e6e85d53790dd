/** The distance to the last entry at which an entry is appended. It leaves room for others in between. */
export const POSITION_STEP = 1000;
