/**
 * Returns what is filled into a sheet of terms, by the key of the item. Resolvers use this function too, so it is limited to
 * the APPSYNC_JS subset.
 */
export function toAnswers(
  answers: readonly { readonly key?: unknown; readonly value?: unknown }[],
): Record<string, string> {
  const byKey: Record<string, string> = {};
  answers.forEach(({ key, value }) => {
    byKey[`${key}`] = `${value}`;
  });
  return byKey;
}
