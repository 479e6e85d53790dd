import type { EditedRecord } from '../../../../components/forms/edit/EditedRecord';
import type { CareerHistoryFragment } from '../../../../generated/career';
import type { HistoryType } from '../../../../generated/schema';

const texts = ['organizationName', 'position', 'industry', 'classification', 'description'] as const;
const dates = ['startDate', 'endDate'] as const;
const choices = ['historyType', 'baseLocationType'] as const;
const marks = ['isContinuation', 'isLastSchool', 'isDropOut'] as const;

/** The values of the form for a work history or a school. */
export type HistoryValues = Pick<
  CareerHistoryFragment,
  (typeof texts)[number] | (typeof dates)[number] | (typeof choices)[number]
> &
  Record<(typeof marks)[number], boolean> & {
    /** The names of the divisions, which are stored as separate records below the history. */
    divisions: string[];
  };

/**
 * Converts a stored history into the values of its form. A current employer always counts as ongoing, because
 * older records may lack `isContinuation`.
 */
export function toHistoryRecord(history: CareerHistoryFragment): EditedRecord<HistoryValues> {
  const own = Object.fromEntries([...texts, ...dates, ...choices].map((field) => [field, history[field]]));
  const marked = Object.fromEntries(marks.map((field) => [field, history[field] === true]));
  const values = {
    ...own,
    ...marked,
    isContinuation: history.isContinuation === true || history.isCurrentJob === true,
    divisions: history.divisions?.items.map(({ name }) => name) ?? [],
  };
  return { values: values as HistoryValues, version: history.version };
}

type Marks = Partial<Pick<CareerHistoryFragment, 'isCurrentJob' | 'isSideWork' | 'isLastJob'>>;

/**
 * Returns the stored marks of a work history that follow from the person's two answers: the kind of the work,
 * and whether it goes on. Only marks that change are returned.
 * @param others the talent's other histories
 */
export function deriveMarks(
  { historyType, isContinuation, startDate }: HistoryValues,
  stored: Marks = {},
  others: readonly Pick<CareerHistoryFragment, 'historyType' | 'startDate'>[] = [],
): Marks {
  const isSideWork = historyType === 'SIDE_WORK';
  const isNewest = others.every(
    (other) => other.historyType !== 'WORK' || (other.startDate ?? '') <= (startDate ?? ''),
  );
  const derived = {
    isSideWork,
    isCurrentJob: isContinuation && (isSideWork || historyType === 'WORK'),
    isLastJob: historyType === 'WORK' && isNewest,
  };
  const changed = Object.entries(derived).filter(
    ([mark, value]) => value !== (stored[mark as keyof Marks] === true),
  );
  return Object.fromEntries(changed);
}

/** Returns the values of the form for a new history of the given type. */
export function newHistoryRecord(historyType: HistoryType): EditedRecord<HistoryValues> {
  const empty = Object.fromEntries([...texts, ...dates, ...choices].map((field) => [field, null]));
  const marked = Object.fromEntries(marks.map((field) => [field, false]));
  return { values: { ...empty, ...marked, historyType, divisions: [] } as unknown as HistoryValues };
}
