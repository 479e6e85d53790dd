/** A stored item, or what becomes one. */
export type Item = Record<string, unknown>;
