/**
 * How much higher the position of a new last entry is than that of the entry before it. The gap leaves
 * positions for entries that are later moved between the two.
 */
export const POSITION_STEP = 1000;
