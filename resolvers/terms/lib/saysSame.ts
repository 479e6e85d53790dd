import type { Rows } from '../../generated/types';

/** Returns whether answers, by the keys of their items, are those of a sheet. */
export function saysSame(answers: Readonly<Record<string, string>>, { answers: stored }: Rows['TermsSheet']) {
  const isChanged = stored.some(({ key, value }) => answers[key ?? ''] !== (value ?? ''));
  return !isChanged && Object.keys(answers).length === stored.length;
}
