import { scoutVariables, type ScoutValues } from './scoutVariables';
import type { TFunction } from 'i18next';

/** Returns the message of a scout as it is sent: the heading, an empty line and the text, with the variables filled in. */
export function scoutText(
  t: TFunction,
  { title, message }: { title?: string; message?: string },
  values: ScoutValues,
): string {
  return [title, message]
    .map((text) => scoutVariables.fill(t, text ?? '', values).trim())
    .filter((text) => text !== '')
    .join('\n\n');
}
