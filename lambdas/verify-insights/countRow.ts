import { addDays } from '../../model/periods/addDays';
import { counterKey } from '../lib/insights/counterKey';
import { japanDay } from '../lib/insights/japanDay';
import type { Metric } from '../lib/insights/Metric';
import type { Item } from '../lib/Item';
import { countActive } from './countActive';
import type { Tally } from './Tally';

const keyAt = (metric: Metric, at: unknown) => counterKey(metric, japanDay(String(at)));

/** The metric of each state of an application that is counted when the application reaches it. */
const MOVES: Readonly<Record<string, Metric>> = {
  APPLIED: 'APPLIES',
  INTERVIEW: 'INTERVIEWS',
  CONTRACTED: 'CONTRACTS',
};

function countUser({ createdAt }: Item, tally: Tally): void {
  const day = japanDay(String(createdAt));
  if (day < tally.from) tally.addEarlierUser();
  else tally.add(counterKey('NEW_USERS', day));
}

/**
 * Adds the keeps that a record shows. A record that was changed later can have been kept again on any day in between,
 * once a day.
 */
function countKeep({ version, isFavorite, createdAt, updatedAt }: Item, tally: Tally): void {
  const [first, last] = [japanDay(String(createdAt)), japanDay(String(updatedAt))];
  if (Number(version) > 1) {
    for (let day = first < tally.from ? tally.from : first; day <= last; day = addDays(day, 1))
      tally.addPossible(counterKey('KEEPS', day));
  } else if (isFavorite === true) tally.add(counterKey('KEEPS', first));
}

function countApplication({ history }: Item, tally: Tally): void {
  for (const { type, at } of (history ?? []) as { type: string; at: string }[]) {
    const metric = MOVES[type];
    if (metric) tally.add(keyAt(metric, at));
  }
}

function countBenefit({ status, updatedAt }: Item, tally: Tally): void {
  if (status === 'USED') tally.add(keyAt('BENEFITS_USED', updatedAt));
}

function countJob({ publishedAt }: Item, tally: Tally): void {
  if (publishedAt) tally.add(keyAt('JOBS_PUBLISHED', publishedAt));
}

function countMessage({ isEvent, createdAt }: Item, tally: Tally): void {
  if (isEvent !== true) tally.add(keyAt('MESSAGES', createdAt));
}

const KINDS: Readonly<Record<string, (row: Item, tally: Tally) => void>> = {
  User: countUser,
  LastVisitDay: ({ day }, tally) => countActive(String(day), tally),
  UserApplies: countApplication,
  UserFavoriteOpenJobs: countKeep,
  UserEmployeeBenefits: countBenefit,
  OpenJob: countJob,
  Message: countMessage,
  AuditEntry: ({ at }, tally) => tally.addErasure(japanDay(String(at))),
};

/** Adds to the tally the events that one record shows. First answers need a conversation: see `FirstReply`. */
export function countRow(row: Item, tally: Tally): void {
  const searches = row.hashes as Set<string> | undefined;
  if (searches) tally.add(counterKey('SEARCHES_WITHOUT_RESULT', row.sk), searches.size, searches.size);
  else KINDS[row.__typename]?.(row, tally);
}
