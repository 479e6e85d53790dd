import type { SearchDocument } from '../Action';

/** Returns a copy of the document without fields that are undefined, null or an empty array. */
export const omitEmpty = (fields: SearchDocument): SearchDocument =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );
