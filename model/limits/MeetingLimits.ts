/** The limits of meetings about applications. Durations are in minutes. */
export const MeetingLimits = {
  /** How many times one side offers at once. */
  times: 5,
  /** Times begin, and durations end, on a quarter of an hour. */
  step: 15,
  shortest: 15,
  longest: 240,
  /** How many days ahead a time may be. */
  daysAhead: 90,
  people: 10,
  person: 50,
  place: 500,
  contact: 300,
  /** How many meetings an application keeps; it drops the oldest that have ended. */
  kept: 10,
} as const;
