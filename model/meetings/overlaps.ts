interface Span {
  /** The beginning in milliseconds since 1970. */
  from: number;
  minutes: number;
}

/** Returns whether two meetings would have a moment in common. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.from < other.from + other.minutes * 60000 && other.from < one.from + one.minutes * 60000;
