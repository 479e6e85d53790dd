import type { PageLoad } from './loadPage';

type Goal = Partial<Record<keyof PageLoad, number>>;

/**
 * The performance goal P11 for public pages: maximum times in milliseconds, and the maximum layout shift
 * (`cls`), which has no unit.
 */
const speed: Goal = { lcp: 1_800, tbt: 100, cls: 0.02, inp: 100 };

/**
 * The performance goals P10 and P11 by kind of visitor: the maximum weight of a page's scripts in compressed
 * kilobytes and, for public pages, the maximum times.
 */
export const goals: Record<'guest' | 'talent' | 'admin', Goal> = {
  guest: { before: 130, script: 250, ...speed },
  talent: { script: 350 },
  admin: { script: 350 },
};
