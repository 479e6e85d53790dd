/**
 * Splits a text into its characters: a surrogate pair is one character, and lone surrogates are removed.
 * Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 */
export function charactersOf(text: string): string[] {
  const units = text.split('');
  return units.map((unit, place) => {
    if (unit < '\ud800' || unit > '\udfff') return unit;
    const next = units[place + 1] ?? '';
    return unit < '\udc00' && next >= '\udc00' && next <= '\udfff' ? unit + next : '';
  });
}
