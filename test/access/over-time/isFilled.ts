/**
 * Returns whether a result contains data. It contains none if it is null or an empty list, or an object or
 * list with only such values in it.
 */
export function isFilled(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  return typeof value === 'object' ? Object.values(value).some(isFilled) : true;
}
