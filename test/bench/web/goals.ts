import type { PageLoad } from './loadPage';

type Goal = Partial<Record<keyof PageLoad, number>>;

/** P11: the speed of public pages, in milliseconds; `cls` has no unit. */
const speed: Goal = { lcp: 1_800, tbt: 100, cls: 0.02, inp: 100 };

/** P10 and P11: the most that a page of each kind of person may weigh, in compressed kilobytes, and may take. */
export const goals: Record<'guest' | 'talent' | 'admin', Goal> = {
  guest: { before: 130, script: 250, ...speed },
  talent: { script: 350 },
  admin: { script: 350 },
};
