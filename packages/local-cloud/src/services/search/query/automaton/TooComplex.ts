/** A pattern that exceeds the engine's work limit. */
export class TooComplex extends Error {}
