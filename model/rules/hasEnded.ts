interface Period {
  endDate?: unknown;
  isContinuation?: unknown;
}

/**
 * Returns whether an engagement has ended on a day in Japan (`YYYY-MM-DD`), so that its two parties can
 * review it. It counts as ended from the beginning of its last day. Resolvers use this function, so it is
 * limited to the APPSYNC_JS subset.
 */
export function hasEnded({ endDate, isContinuation }: Period, today: string): boolean {
  return isContinuation !== true && !!endDate && `${endDate}` <= today;
}
