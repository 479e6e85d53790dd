interface Period {
  endDate?: unknown;
  isContinuation?: unknown;
}

/**
 * Returns whether an engagement has ended by the day `today` in Japan (`YYYY-MM-DD`); from then on, its two
 * parties can review it. Its last day counts as ended. Resolvers use this function, so it is limited to the
 * APPSYNC_JS subset.
 */
export function hasEnded({ endDate, isContinuation }: Period, today: string): boolean {
  return isContinuation !== true && !!endDate && `${endDate}` <= today;
}
