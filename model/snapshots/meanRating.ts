/**
 * Returns the mean of the ratings that a record has in the given fields, rounded to one decimal; null if it has none of
 * them. Resolvers and the web app use the same function, so it is limited to the APPSYNC_JS subset.
 */
export function meanRating(
  record: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): number | null {
  const given = fields.map((field) => record[field]).filter((value) => typeof value === 'number');
  if (given.length === 0) return null;
  const sum = given.reduce((total, value) => total + value, 0);
  return Math.round((sum / given.length) * 10) / 10;
}
