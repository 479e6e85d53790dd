import { addDays } from '../../model/periods/addDays';
import { counterKey } from '../lib/insights/counterKey';
import { japanDay } from '../../model/japanDay';
import type { Metric } from '../lib/insights/Metric';
import type { StoredRow } from '../lib/StoredRow';
import { countActive } from './countActive';
import type { Tally } from './Tally';

const keyAt = (metric: Metric, at: unknown) => counterKey(metric, japanDay(String(at)));

/**
 * The metric that is counted when an application reaches a state. States that are not listed are not counted.
 */
const MOVES: Readonly<Record<string, Metric>> = {
  APPLIED: 'APPLIES',
  INTERVIEW: 'INTERVIEWS',
  CONTRACTED: 'CONTRACTS',
};

function countUser({ createdAt }: StoredRow, tally: Tally): void {
  const day = japanDay(String(createdAt));
  if (day < tally.from) tally.addEarlierUser();
  else tally.add(counterKey('NEW_USERS', day));
}

/**
 * Counts the event that a talent kept a job. If the keep was changed after its creation, the talent may have
 * removed it and kept the job again on any day until the last change. Then each of these days gets one
 * possible event.
 */
function countKeep({ version, isFavorite, createdAt, updatedAt }: StoredRow, tally: Tally): void {
  const [first, last] = [japanDay(String(createdAt)), japanDay(String(updatedAt))];
  if (Number(version) > 1) {
    for (let day = first < tally.from ? tally.from : first; day <= last; day = addDays(day, 1))
      tally.addPossible(counterKey('KEEPS', day));
  } else if (isFavorite === true) tally.add(counterKey('KEEPS', first));
}

function countApplication({ history }: StoredRow, tally: Tally): void {
  const events = (history ?? []) as { type: string; at: string }[];
  for (const [index, { type, at }] of events.entries()) {
    // From one step of the job's own selection to another, the state stays.
    const metric = type === events[index - 1]?.type ? undefined : MOVES[type];
    if (metric) tally.add(keyAt(metric, at));
  }
}

function countBenefit({ status, updatedAt }: StoredRow, tally: Tally): void {
  if (status === 'USED') tally.add(keyAt('BENEFITS_USED', updatedAt));
}

function countJob({ publishedAt }: StoredRow, tally: Tally): void {
  if (publishedAt) tally.add(keyAt('JOBS_PUBLISHED', publishedAt));
}

function countMessage({ isEvent, createdAt }: StoredRow, tally: Tally): void {
  if (isEvent !== true) tally.add(keyAt('MESSAGES', createdAt));
}

interface CountedKind {
  /** Returns the times in a record that decide to which days its events belong. */
  times: (row: StoredRow) => readonly unknown[];
  count: (row: StoredRow, tally: Tally) => void;
}

/** How the events that a record shows are counted, by the type of the record. */
export const countedKinds: Readonly<Record<string, CountedKind>> = {
  User: { times: ({ createdAt }) => [createdAt], count: countUser },
  LastVisitDay: { times: () => [], count: ({ day }, tally) => countActive(String(day), tally) },
  UserApplies: {
    times: ({ history }) => ((history ?? []) as { at: unknown }[]).map(({ at }) => at),
    count: countApplication,
  },
  UserFavoriteOpenJobs: { times: ({ createdAt, updatedAt }) => [createdAt, updatedAt], count: countKeep },
  UserEmployeeBenefits: { times: ({ updatedAt }) => [updatedAt], count: countBenefit },
  OpenJob: { times: ({ publishedAt }) => (publishedAt ? [publishedAt] : []), count: countJob },
  Message: { times: ({ createdAt }) => [createdAt], count: countMessage },
  AuditEntry: { times: ({ at }) => [at], count: ({ at }, tally) => tally.addErasure(japanDay(String(at))) },
};
