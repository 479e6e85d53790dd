import type { SearchDocument } from '../Action';

/** Without what is absent: an empty field is no field. */
export const omitEmpty = (fields: SearchDocument): SearchDocument =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );
