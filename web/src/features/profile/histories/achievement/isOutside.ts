interface Period {
  startDate?: string | null;
  endDate?: string | null;
  isContinuation?: boolean | null;
  isCurrentJob?: boolean | null;
}

const FOREVER = '9999-12';
const monthOf = (day: string | null | undefined) => day?.slice(0, 7) ?? '';

/**
 * Returns whether the period of an achievement starts or ends outside the period of its history. Unknown
 * dates are ignored.
 */
export function isOutside(achievement: Period, history: Period): boolean {
  const isOpen = history.isContinuation || history.isCurrentJob;
  const from = monthOf(history.startDate);
  const until = (!isOpen && monthOf(history.endDate)) || FOREVER;
  const start = monthOf(achievement.startDate);
  const end = achievement.isContinuation ? FOREVER : monthOf(achievement.endDate);
  return [start, end].some((month) => month !== '' && (month < from || month > until));
}
