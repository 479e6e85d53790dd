/** A pattern that would need more work than the engine spends on one. */
export class TooComplex extends Error {}
