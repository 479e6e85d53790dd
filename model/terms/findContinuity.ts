import { dayInMonth } from './dayInMonth';
import { dayNumber } from './dayNumber';

/** The period of an accepted version; no last day if the contract is open-ended. */
export interface TermsPeriod {
  startDate?: string;
  endDate?: string;
}

export interface Continuity {
  /** The first day of the contract with all renewals; null if no version says it. */
  first: string | null;
  /** The agreed last day; null if the contract is open-ended. */
  last: string | null;
  /** How often the last day was moved. */
  renewals: number;
}

/**
 * Returns from when to when a contract lasts with its renewals, for its versions in their order. A gap of less than a month
 * between two versions does not interrupt it. After a longer gap, the time is counted from the later version
 * (「特定受託事業者に係る取引の適正化等に関する法律の考え方」).
 * Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 */
export function findContinuity(versions: readonly TermsPeriod[]): Continuity {
  let first: string | null = null;
  let last: string | null = null;
  let renewals = 0;
  versions.forEach(({ startDate, endDate }, place) => {
    if (!startDate) return;
    const wanted = parseInt(`${startDate.split('-')[2]}`, 10);
    // A month without this date ends before it: the gap then is shorter than a month.
    const monthBefore = dayInMonth(startDate, -1, wanted);
    const isAnew = last !== null && dayNumber(last) < dayNumber(monthBefore);
    if (isAnew) renewals = 0;
    else if (place > 0 && last !== null && (endDate ?? '9') > last) renewals = renewals + 1;
    first = first === null || isAnew || startDate < first ? startDate : first;
    last = endDate ?? null;
  });
  return { first, last, renewals };
}
