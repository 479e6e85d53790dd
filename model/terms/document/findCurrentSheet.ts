/** Returns the accepted version that is in force, the newest one; undefined before the acceptance. */
export const findCurrentSheet = <Sheet extends { state?: string }>(
  sheets: readonly Sheet[],
): Sheet | undefined => sheets.find(({ state }) => state === 'ACCEPTED');
