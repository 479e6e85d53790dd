import { MeetingLimits } from '../../../../../../model/limits/MeetingLimits';

/** Returns the times of a day in Japan at which a meeting may begin, between two hours, in ISO 8601. */
export function listSlots(day: string, [first, last]: readonly [number, number]): string[] {
  const midnight = Date.parse(`${day}T00:00:00+09:00`);
  const perHour = 60 / MeetingLimits.step;
  return Array.from({ length: (last - first) * perHour }, (_, index) =>
    new Date(midnight + (first * perHour + index) * MeetingLimits.step * 60_000).toISOString(),
  );
}
