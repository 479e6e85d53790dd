/** Stands for the occupation in the index key of a talent who has a base location, but no occupation. */
export const withoutOccupation = 'none';

/**
 * Returns the key attributes by which the index `byParent` finds the record `User` when its occupation or its
 * base location is renamed: those of one occupation are together, in the order of their places. The result is
 * empty for a talent who has neither.
 */
export function userEntryKeys({ userMainJobId, userBaseLocationId }: Readonly<Record<string, unknown>>) {
  if (!userMainJobId && !userBaseLocationId) return {};
  return {
    parentKey: `Job#${userMainJobId ? `${userMainJobId}` : withoutOccupation}`,
    parentSort: `User#${userBaseLocationId ? `${userBaseLocationId}` : ''}#`,
  };
}
