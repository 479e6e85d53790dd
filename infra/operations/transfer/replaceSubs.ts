const SUB = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Replaces each sub in a text, such as a row as JSON or the key of a file. A sub without another one stays. */
export const replaceSubs = (text: string, subs: ReadonlyMap<string, string>): string =>
  text.replace(SUB, (sub) => subs.get(sub) ?? sub);
