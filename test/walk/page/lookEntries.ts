import type { Look } from '../plan/Look';

/** Returns the entries of local storage by which the app shows a look, by their keys. */
export function lookEntries({ mode, color, direction, language }: Look): Record<string, string> {
  const settings = JSON.stringify({ mode, color, direction, stretch: false });
  return { settings, i18nextLng: language };
}
