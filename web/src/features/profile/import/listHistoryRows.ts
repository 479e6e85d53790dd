import { resumeFields } from '../export/resumeFields';
import type { OwnProfile } from '../view/useOwnProfile';
import { diffRecord } from './diffRecord';
import { findBroken } from './findBroken';
import type { GivenResume } from './GivenResume';
import type { ImportRow, Values } from './ImportRow';
import { readFields } from './readFields';
import { takeClosest } from './takeClosest';

type History = NonNullable<OwnProfile['workHistories']>['items'][number];
type Entry = NonNullable<GivenResume['work']>[number] & NonNullable<GivenResume['education']>[number];

const nameOf = (values: Values) => `${(values['organizationName'] as string | null) ?? ''}`.trim();
const divisionsOf = ({ divisions }: History) => divisions?.items.map(({ name }) => name).join(' ') ?? '';

/**
 * Returns the fields in which an entry of a CV differs from a history of the profile. Null if the two are
 * about different employments or schools: their names differ, or both have a start and the starts differ.
 */
function compare(history: History, given: Values) {
  const starts = [history.startDate, given['startDate']];
  const isOther = starts.every(Boolean) && starts[0] !== starts[1];
  if (nameOf(history) !== nameOf(given) || isOther) return null;
  // JSON Resume has one place for what is a position or a classification of a school.
  const position = history.position ?? (history.historyType === 'EDUCATION' ? history.classification : null);
  return diffRecord({ ...history, position }, given);
}

/**
 * Returns a row for each job (`work`) or school (`education`) of a CV that the profile does not have, or has
 * with other values. A stored history that gets an end date is no longer marked as ongoing or current. A new
 * history with a start but no end is marked as ongoing.
 */
export function listHistoryRows(
  kind: 'work' | 'education',
  entries: readonly Entry[],
  profile: OwnProfile,
): ImportRow[] {
  const isSchool = kind === 'education';
  const stored = (profile.workHistories?.items ?? []).filter(
    ({ historyType }) => (historyType === 'EDUCATION') === isSchool,
  );
  return entries.flatMap((entry, index): ImportRow[] => {
    const given = readFields(resumeFields[kind], entry);
    const key = `${kind} ${index}`;
    const name = nameOf(given);
    const found = takeClosest(stored, (history) => {
      const differences = compare(history, given);
      return differences && Object.keys(differences.after).length;
    });
    if (!found) {
      const ongoing = given['startDate'] && !given['endDate'] ? { isContinuation: true } : {};
      const after = { ...given, ...ongoing };
      const isEmpty = Object.keys(given).length === 0;
      const row = { key, kind, name, before: {}, after, below: entry.area };
      return isEmpty ? [] : [{ ...row, broken: findBroken(kind, after, {}) }];
    }
    const { before, after } = compare(found, given) ?? { before: {}, after: {} };
    const below = entry.area && divisionsOf(found) === '' ? entry.area : undefined;
    if (Object.keys(after).length === 0 && !below) return [];
    const marks = ['isContinuation', 'isCurrentJob'] as const;
    const ended = after['endDate'] ? marks.filter((mark) => found[mark] === true) : [];
    const set = (value: boolean) => Object.fromEntries(ended.map((mark) => [mark, value]));
    const change = { before: { ...before, ...set(true) }, after: { ...after, ...set(false) } };
    const { id, version } = found;
    return [
      {
        key,
        kind,
        name,
        id,
        version,
        ...change,
        below,
        broken: findBroken(kind, change.after, { ...found }),
      },
    ];
  });
}
