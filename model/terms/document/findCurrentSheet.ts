import type { Sheet } from './useApplicationTerms';

/** Returns the accepted version that is in force, the newest one; undefined before the acceptance. */
export const findCurrentSheet = (sheets: readonly Sheet[]): Sheet | undefined =>
  sheets.find(({ state }) => state === 'ACCEPTED');
