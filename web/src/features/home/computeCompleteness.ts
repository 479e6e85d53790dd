import type { HomeUser } from './HomeUser';

const MIN_SKILLS = 3;

export type ProfilePart = 'description' | 'mainJob' | 'skills' | 'histories' | 'hopes' | 'salary' | 'icon';

interface Part {
  key: ProfilePart;
  /** How much a part adds to the completeness of a profile, in percentage points. */
  weight: number;
  isThere: (user: HomeUser) => boolean;
}

/**
 * The parts of a profile with their weights. The parts that organizations read first have the highest
 * weights.
 */
const PARTS: Part[] = [
  { key: 'histories', weight: 25, isThere: (user) => (user.workHistories?.items.length ?? 0) > 0 },
  { key: 'skills', weight: 20, isThere: (user) => (user.skillSets?.items.length ?? 0) >= MIN_SKILLS },
  { key: 'description', weight: 20, isThere: (user) => Boolean(user.description) },
  { key: 'mainJob', weight: 10, isThere: (user) => user.mainJob !== null },
  { key: 'hopes', weight: 10, isThere: (user) => Boolean(user.hopeLocationType && user.numberOfDayPerWeek) },
  { key: 'salary', weight: 10, isThere: (user) => Boolean(user.salaryType && user.minumumSalary) },
  { key: 'icon', weight: 5, isThere: (user) => Boolean(user.profileIcon) },
];

/**
 * Computes how complete a profile is, from 0 to 100 percent, and lists its missing parts, those with the
 * highest weight first.
 */
export function computeCompleteness(user: HomeUser): {
  percent: number;
  missing: { key: ProfilePart; weight: number }[];
} {
  const missing = PARTS.filter(({ isThere }) => !isThere(user));
  const percent = 100 - missing.reduce((sum, { weight }) => sum + weight, 0);
  return { percent, missing: missing.map(({ key, weight }) => ({ key, weight })) };
}
