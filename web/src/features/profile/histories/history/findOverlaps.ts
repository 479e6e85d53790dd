interface Period {
  startDate?: string | null;
  endDate?: string | null;
  isContinuation?: boolean | null;
  isCurrentJob?: boolean | null;
}

interface Career extends Period {
  id: string;
  historyType?: string | null;
  isSideWork?: boolean | null;
}

const FOREVER = '9999-12';

/**
 * Returns the first and the last month (YYYY-MM) of a period. An ongoing period ends in 9999-12. Null when a
 * date is missing.
 */
function monthsOf(period: Period): [from: string, until: string] | null {
  const { startDate, endDate, isContinuation, isCurrentJob } = period;
  const from = startDate?.slice(0, 7) ?? '';
  const until = isContinuation || isCurrentJob ? FOREVER : (endDate?.slice(0, 7) ?? '');
  return from && until ? [from, until] : null;
}

/**
 * Returns whether an overlap with this history is unusual. Side work and personal activities usually happen
 * beside something else.
 */
const isExclusive = ({ historyType, isSideWork }: Omit<Career, 'id'>) =>
  historyType === 'EDUCATION' || (historyType === 'WORK' && !isSideWork);

/**
 * Returns the histories of the same type whose periods overlap that of the edited history. Two periods do not
 * overlap if one ends in the month in which the other starts. Side work and personal activities are ignored.
 */
export function findOverlaps<History extends Career>(
  edited: Omit<Career, 'id'> & { id?: string },
  histories: readonly History[],
): History[] {
  const own = monthsOf(edited);
  if (!own || !isExclusive(edited)) return [];
  return histories.filter((other) => {
    const months = monthsOf(other);
    if (!months || other.id === edited.id || other.historyType !== edited.historyType) return false;
    return isExclusive(other) && months[0] < own[1] && own[0] < months[1];
  });
}
