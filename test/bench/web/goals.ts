import type { PageLoad } from './loadPage';

type Goal = Partial<Record<keyof PageLoad, number>>;

/**
 * Goal P11 for public pages: the maximum times in milliseconds, and the maximum layout shift (`cls`, without
 * a unit).
 */
const speed: Goal = { lcp: 1_800, tbt: 100, cls: 0.02, inp: 100 };

/**
 * Goals P10 and P11 by kind of visitor: the maximum size of a page's scripts (compressed, in kilobytes), and
 * for public pages the maximum times.
 */
export const goals: Record<'guest' | 'talent' | 'admin', Goal> = {
  guest: { before: 130, script: 250, ...speed },
  talent: { script: 350 },
  admin: { script: 350 },
};
