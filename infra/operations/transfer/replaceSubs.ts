const SUB = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Replaces each former sub in a text, such as a row as JSON or the key of a file, with the new sub that the
 * map has for it. Subs that are not in the map are kept.
 */
export const replaceSubs = (text: string, subs: ReadonlyMap<string, string>): string =>
  text.replace(SUB, (sub) => subs.get(sub) ?? sub);
